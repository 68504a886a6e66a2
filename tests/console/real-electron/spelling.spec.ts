import { record, rows, sendThree } from '../../inbox-suite/inbox-driver.ts';
import { expect, test } from '../inbox-test.ts';

// Chromium's own spelling, which the stand-in does not have.
test('a word that the dictionary does not know is corrected by the right mouse button', async ({
  portal,
  app,
  request,
}) => {
  const { page } = portal;
  await sendThree(request);
  await portal.open('/admin/requests');
  await rows(page).first().click();
  const note = record(page).getByLabel('Private note');
  await note.pressSequentially('Beautifull');
  // Words are checked once the next one begins.
  await note.pressSequentially(' ring');
  const offered = async () => {
    await note.click({ button: 'right', position: { x: 24, y: 16 } });
    return (await app.contextEntries()).map(({ label }) => label);
  };
  await expect.poll(offered).toContain('Add to dictionary');
  await app.chooseContext('Beautiful');
  await expect(note).toHaveValue('Beautiful ring');
});
