import { expect, test } from './console-test.ts';

test('the window never leaves its page, opens no other, gets no permission and has no more of the program than its door', {
  tag: '@journey',
}, async ({ staffApp, server, expectedComplaints }) => {
  expectedComplaints.push(/Content Security Policy/);
  const { page } = staffApp;
  for (const permission of ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read'])
    await expect.poll(() => staffApp.permissions(permission)).toEqual({ requested: false, checked: false });
  const found = await page.evaluate(() => ({
    door: Object.keys((window as unknown as { shopConsole: object }).shopConsole).toSorted(),
    node: ['require', 'process', 'module', 'Buffer', 'global', 'electron', 'ipcRenderer'].filter(
      (name) => name in window,
    ),
    // The whole screen, which no film would get, is not offered.
    fullscreen: document.fullscreenEnabled,
  }));
  expect(found).toEqual({ door: ['call', 'on'], node: [], fullscreen: false });

  const before = page.url();
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = `${address}/admin/login`;
    link.textContent = 'Out of here';
    link.style.cssText = 'position:fixed;top:0;left:0;z-index:9999';
    document.body.append(link);
  }, server.origin);
  // In Electron a refused navigation never ends for Playwright, which waits for it with each click.
  await page.getByRole('link', { name: 'Out of here' }).click({ noWaitAfter: true });
  await page.evaluate((address) => window.location.assign(`${address}/`), server.origin);
  await page.getByRole('radio', { name: 'List view' }).dispatchEvent('click');
  await expect(page.getByRole('columnheader', { name: 'Modified' })).toBeVisible();
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://shop.example.com/steal';
    document.body.append(form);
    form.submit();
  });
  await expect.poll(() => page.evaluate(() => document.forms.length)).toBe(1);
  expect(new URL(page.url()).origin).toBe(new URL(before).origin);

  // The shop's addresses go to the system, strange ones after a question.
  const addresses = [
    'javascript:document.title = "taken"',
    'file:///etc/passwd',
    'app://console/admin',
    `${server.origin}/product/ring`,
    'tel:+15615550100',
  ];
  const open = (address: string) => page.evaluate((requested) => void window.open(requested), address);
  for (const address of addresses) await open(address);
  await expect.poll(async () => (await staffApp.opened()).toSorted()).toEqual(addresses.slice(-2).toSorted());
  await expect.poll(staffApp.messages).toEqual([]);
  for (const [address, answer] of [
    ['https://declined.example/', 1],
    ['https://agreed.example/', 0],
  ] as const) {
    await staffApp.queueAnswer(answer);
    await open(address);
    await expect.poll(async () => (await staffApp.messages()).at(-1)?.detail).toBe(address);
  }
  await expect.poll(async () => (await staffApp.opened()).slice(2)).toEqual(['https://agreed.example/']);
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('what another origin, the shop’s own server or the page’s text could run is refused', async ({
  staffApp,
  front,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Content Security Policy/);
  const { page } = staffApp;
  const missing = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    const add = (tag: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      document.body.append(element);
    };
    add('script', {}, 'document.title = "taken"');
    add('script', { src: 'https://shop.example.com/taken.js' });
    add('style', {}, 'body { display: none }');
    add('img', { src: 'https://shop.example.com/pixel.png' });
    add('iframe', { src: 'https://shop.example.com/' });
    add('object', { data: 'https://shop.example.com/taken.swf' });
    void fetch('https://shop.example.com/').catch(() => {});
    const requested = [
      'connect-src',
      'frame-src',
      'img-src',
      'object-src',
      'script-src-elem',
      'style-src-elem',
    ];
    const missing = () => requested.filter((directive) => !violations.includes(directive));
    for (let frame = 0; frame < 600 && missing().length > 0; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    return missing();
  });
  expect(missing).toEqual([]);

  front.intercept = ({ url }, response) => {
    if (!url?.startsWith('/media/taken')) return false;
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'set-cookie': 'taken=1' })
      .end('document.title = "taken"');
    return true;
  };
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.src = '/media/taken.js';
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        document.body.append(script);
      }),
  );
  expect(outcome).toBe('refused');
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  await expect(page).not.toHaveTitle('taken');
});
