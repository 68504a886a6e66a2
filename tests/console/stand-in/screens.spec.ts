import { expect, test } from '../console-test.ts';

const LAPTOP = { x: 0, y: 0, width: 1366, height: 728 };
const SECOND = { x: 1366, y: 0, width: 1920, height: 1040 };

test.use({ computerOptions: { screens: [LAPTOP, SECOND] } });

test('a window on a screen that is gone comes back onto the one that is left', async ({
  staffApp,
  staffComputer,
}) => {
  await staffApp.setBounds({ x: 1900, y: 100, width: 1200, height: 800 });
  await staffApp.quit();
  const next = await staffComputer.start({ screens: [LAPTOP] });
  await expect.poll(next.window).toMatchObject({ visible: true });
  const { bounds } = (await next.window()) ?? { bounds: SECOND };
  expect(bounds.x).toBeGreaterThanOrEqual(LAPTOP.x);
  expect(bounds.y).toBeGreaterThanOrEqual(LAPTOP.y);
  expect(bounds.x + bounds.width).toBeLessThanOrEqual(LAPTOP.width);
  expect(bounds.y + bounds.height).toBeLessThanOrEqual(LAPTOP.height);
});

test('a window on the second screen opens there again', async ({ staffApp, staffComputer }) => {
  const bounds = { x: 1500, y: 60, width: 1100, height: 760 };
  await staffApp.setBounds(bounds);
  await staffApp.quit();
  const next = await staffComputer.start();
  await expect.poll(next.window).toMatchObject({ bounds });
});
