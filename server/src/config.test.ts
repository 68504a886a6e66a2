import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useTemporaryFolder } from '../../tests/support/use-temporary-folder.ts';
import { ConfigError, loadConfig } from './config.ts';

const rootWith = (env?: string): string => {
  const root = useTemporaryFolder();
  if (env !== undefined) writeFileSync(path.join(root, '.env'), env);
  return root;
};

const readFaults = (environment: Record<string, string>): string[] => {
  try {
    loadConfig(environment, rootWith());
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('the settings', () => {
  test('have the defaults of the design', () => {
    const root = rootWith();
    expect(loadConfig({}, root)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      dataDir: path.join(root, 'data'),
      mediaDir: path.join(root, 'media'),
      catalogueFile: path.join(root, 'server/sample-catalogue.json'),
      adminUsername: 'admin',
      adminPassword: undefined,
      sessionHours: 12,
      formRateLimit: 20,
      loginRateLimit: 10,
      trustProxy: 0,
      smtpUrl: undefined,
      mailFrom: undefined,
      notifyEmail: undefined,
      dkimKeyFile: undefined,
      dkimSelector: undefined,
      mediaPoll: false,
      mediaWrite: true,
      uploads: {
        maxPicture: 50 * 1024 ** 2,
        maxFilm: 2 * 1024 ** 3,
        maxFiles: 200,
        maxTotal: 5 * 1024 ** 3,
        diskReserve: 500 * 1024 ** 2,
      },
      logLevel: 'info',
    });
  });

  test('are read from a file with a byte order mark, and addresses as they are pasted', () => {
    const root = rootWith('\ufeffPORT=4000\r\nMAIL_FROM="Shop <\u200eshop@example.com>\u200b"\r\n');
    expect(loadConfig({}, root)).toMatchObject({ port: 4000, mailFrom: 'Shop <shop@example.com>' });
  });

  test('come from .env where the environment says nothing, and a variable set to nothing says nothing', () => {
    const root = rootWith('PORT=4000\nHOST="0.0.0.0"\n# a comment\nLOG_LEVEL=debug\nSESSION_HOURS=1.5\n');
    const config = loadConfig({ PORT: '5000', LOG_LEVEL: '', TRUST_PROXY: undefined }, root);
    expect(config).toMatchObject({
      port: 5000,
      host: '0.0.0.0',
      logLevel: 'debug',
      sessionHours: 1.5,
      trustProxy: 0,
    });
    expect(config.siteUrl).toBe('http://localhost:5000');
  });

  test('take relative paths from the root and absolute ones as they are', () => {
    const root = rootWith();
    const config = loadConfig({ DATA_DIR: 'my data', MEDIA_DIR: path.resolve('/srv/media') }, root);
    expect(config.dataDir).toBe(path.join(root, 'my data'));
    expect(config.mediaDir).toBe(path.resolve('/srv/media'));
  });

  test('take a public address without its final slash', () => {
    expect(loadConfig({ SITE_URL: 'https://Shop.example.com/' }, rootWith()).siteUrl).toBe(
      'https://shop.example.com',
    );
  });

  test.each([
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '65536', 'a whole number from 1 to 65535'],
    ['PORT', '3000.5', 'a whole number from 1 to 65535'],
    ['PORT', 'http', 'a whole number from 1 to 65535'],
    ['HOST', 'my host', 'an IP address or a host name'],
    [
      'SITE_URL',
      'shop.example.com',
      'an http or https origin without a path, such as https://www.example.com',
    ],
    [
      'SITE_URL',
      'https://example.com/shop',
      'an http or https origin without a path, such as https://www.example.com',
    ],
    [
      'SITE_URL',
      'ftp://example.com',
      'an http or https origin without a path, such as https://www.example.com',
    ],
    ['SESSION_HOURS', '0', 'a number of hours above 0, at most 8760'],
    ['SESSION_HOURS', '-1', 'a number of hours above 0, at most 8760'],
    ['SESSION_HOURS', '9000', 'a number of hours above 0, at most 8760'],
    ['FORM_RATE_LIMIT', '0', 'a whole number from 1 to 1000000000'],
    ['LOGIN_RATE_LIMIT', 'off', 'a whole number from 1 to 1000000000'],
    ['TRUST_PROXY', 'true', 'a whole number from 0 to 32'],
    ['MAIL_FROM', 'the shop', 'an email address, or a name with one: Shop <shop@example.com>'],
    ['NOTIFY_EMAIL', 'a@b@c', 'an email address, or a name with one: Shop <shop@example.com>'],
    ['MEDIA_POLL', 'yes', '0 or 1'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
  ])('%s=%s is refused with what is allowed', (name, value, allowed) => {
    expect(readFaults({ [name]: value })).toEqual([`${name} is "${value}", but it must be ${allowed}.`]);
  });

  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['Port', 'PORT'],
    ['MEDIADIR', 'MEDIA_DIR'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
  ])('%s in .env is refused, because it was meant to be %s', (name, meant) => {
    const root = rootWith(`${name}=1\n`);
    expect(() => loadConfig({}, root)).toThrow(`${name} in .env is not a setting; ${meant} is.`);
  });

  test('leave names alone that other programs read', () => {
    const root = rootWith('COMPOSE_PROJECT_NAME=shop\nTZ=America/New_York\nDESKTOP_UPDATE_URL=x\nNODE_ENV=x');
    expect(loadConfig({ PATH: 'x', HOSTNAME: 'shop', PORTS: 'x' }, root).port).toBe(3000);
  });

  test('refuse a data folder that is or lies in the public media folder, through links too', () => {
    const root = rootWith();
    mkdirSync(path.join(root, 'shop/data'), { recursive: true });
    symlinkSync(path.join(root, 'shop'), path.join(root, 'link'));
    const faults = (DATA_DIR: string, MEDIA_DIR: string) => {
      try {
        return loadConfig({ DATA_DIR, MEDIA_DIR }, root) && undefined;
      } catch (error) {
        return (error as ConfigError).message;
      }
    };
    for (const [data, media] of [
      ['shop', 'shop'],
      ['shop/data', 'shop'],
      ['shop/not there/data', 'shop'],
      ['data', '.'],
      ['link/data', 'shop'],
      ['shop/data', 'link'],
      ['shop/data', '/'],
    ] as const) {
      expect(faults(data, media)).toMatch(/^DATA_DIR is .+, inside MEDIA_DIR .+: choose two folders/);
    }
    for (const [data, media] of [
      ['data', 'shop'],
      ['shop-data', 'shop'],
      ['..shop', 'shop'],
      ['shop', 'shop/data'],
    ] as const) {
      expect(faults(data, media)).toBeUndefined();
    }
  });

  test('list every fault at once, a line each, and show no secret', () => {
    const faults = readFaults({
      PORT: 'x',
      ADMIN_PASSWORD: 'secret',
      SMTP_URL: 'http://user:secret@mail',
      LOG_LEVEL: 'y',
    });
    expect(faults.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'ADMIN_PASSWORD',
      'SMTP_URL',
      'LOG_LEVEL',
    ]);
    expect(faults[1]).toBe('ADMIN_PASSWORD is (not shown), but it must be 12 to 500 characters long.');
    expect(faults.join()).not.toContain('secret');
  });

  test.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM and NOTIFY_EMAIL missing.'],
    [{ DKIM_SELECTOR: 'mail2026' }, 'DKIM_KEY_FILE and DKIM_SELECTOR belong together.'],
    [{ DKIM_SELECTOR: 'mail2026', DKIM_KEY_FILE: 'no-such.pem' }, 'it must be a file with a private key'],
  ] as [Record<string, string>, string][])(
    'of mail that do not go together are named: %j',
    (variables, fault) => {
      expect(readFaults(variables)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
    },
  );

  test('take mail settings as they will be needed', () => {
    const config = loadConfig(
      {
        SMTP_URL: 'smtps://user:pass@mail.example.com:465',
        MAIL_FROM: 'Oren Vale <shop@example.com>',
        NOTIFY_EMAIL: 'desk@example.com',
      },
      rootWith(),
    );
    expect(config).toMatchObject({
      smtpUrl: 'smtps://user:pass@mail.example.com:465',
      mailFrom: 'Oren Vale <shop@example.com>',
      notifyEmail: 'desk@example.com',
    });
  });
});
