import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { examine } from '../../../server/src/commands/doctor.ts';
import { freePort } from '../../support/free-port.ts';
import { type MailServer, smtpError, startMailServer } from '../../support/mail-server.ts';
import { testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const ADDRESS = 'owner@example.org';

/** The line of `npm run doctor -- --mail owner@example.org` about the test mail. */
const sendTestMail = async (mailServer: MailServer | undefined): Promise<string | undefined> => {
  const root = useTemporaryFolder();
  copyFileSync(
    fileURLToPath(new URL('../../../package.json', import.meta.url)),
    path.join(root, 'package.json'),
  );
  const { dataDir, mediaDir } = testConfig(root);
  mkdirSync(mediaDir);
  const environment = {
    DATA_DIR: dataDir,
    MEDIA_DIR: mediaDir,
    PORT: String(await freePort()),
    ...(mailServer && {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Oren Vale <shop@example.com>',
      NOTIFY_EMAIL: 'desk@example.com',
    }),
  };
  const lines: string[] = [];
  await examine({ root, environment, say: (line) => void lines.push(line), mailTo: ADDRESS });
  return lines.find((line) => line.slice('FAULT  '.length).startsWith('Mail:'));
};

describe('npm run doctor -- --mail', () => {
  test('sends one mail to that address, and says where to look when it does not arrive', async () => {
    const mailServer = await startMailServer();
    expect(await sendTestMail(mailServer)).toMatch(
      /^ok {5}Mail: .* accepted a test mail to owner@example\.org\./,
    );
    const [mail, ...others] = mailServer.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Test mail of Oren Vale', to_: [ADDRESS] });
    expect(mail?.from?.text).toBe('"Oren Vale" <shop@example.com>');
    expect(mail?.text).toContain('no reply is needed');
  });

  test('says in plain words why the mail server does not take it, or that it could not be reached', async () => {
    const mailServer = await startMailServer();
    mailServer.refuseRecipient = () => smtpError(550, 'No such user here');
    expect(await sendTestMail(mailServer)).toMatch(/^FAULT {2}Mail: .*550 No such user here/);
    await mailServer.close();
    expect(await sendTestMail(mailServer)).toMatch(/^FAULT {2}Mail: .*reached/);
  });

  test('says that nothing was sent where mail is off', async () => {
    expect(await sendTestMail(undefined)).toMatch(/^FAULT {2}Mail: no test mail was sent.*SMTP_URL/);
  });
});
