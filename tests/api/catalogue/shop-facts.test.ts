import { shop, usualIntroduction, usualQuestions } from '@jeweler/core/business';
import { renderNoSitePage } from '@jeweler/core/private-pages';
import { usualPrizeRules } from '@jeweler/core/prize-wheel';
import type { CatalogueRecord } from '@jeweler/core/schemas';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { followUsualRecords } from '../../../server/src/catalogue/usual-records.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { request } from '../appointments/appointments.ts';
import { startMailingInbox } from '../mail/mails.ts';
import { openDesk, path } from './catalogue-desk.ts';

/** Numbers and addresses that the program does not come with. */
const changed = {
  phone: '(561) 555-0188',
  email: 'desk@shop.example',
  whatsapp: '+49 30 5550 1234',
  introduction: 'We open again in spring. 💍',
};

const open = async () => {
  const desk = await openDesk();
  const save = (record: CatalogueRecord, changes: object, staff: Pick<typeof desk, 'post'> = desk) =>
    staff.post(path('shop', 1), { changes, revision: record.revision });
  return { ...desk, save, send: desk.post, facts: () => desk.server.catalogue.current.shop ?? {} };
};

describe('the shop’s facts', () => {
  test('are as in the code until staff change them, and then what visitors see', async () => {
    const { get, save, read, facts, server } = await open();
    const usual = await get('shop', 1);
    expect(usual).toMatchObject({
      fields: { phone: shop.phone.display, email: shop.email, introduction: usualIntroduction },
      state: 'live',
      revision: 0,
      history: [],
    });
    expect(facts()).toEqual({});
    const saved = read('shop', await save(usual, changed));
    expect(saved.fields).toEqual(changed);
    expect(saved.history[0]?.changes).toContainEqual({
      field: 'phone',
      from: shop.phone.display,
      to: changed.phone,
    });
    expect(facts()).toEqual({
      contact: {
        phone: { display: '(561) 555-0188', e164: '+15615550188' },
        email: 'desk@shop.example',
        whatsapp: '493055501234',
      },
      introduction: changed.introduction,
    });
    expect(renderNoSitePage('Busy')(server.catalogue.contact)).toContain('href="tel:+15615550188"');
  });

  test('are refused with a sentence at the field', async () => {
    const { get, save } = await open();
    for (const [field, value] of [
      ['phone', '555-0188'],
      ['phone', 'call us'],
      ['phone', null],
      ['phone', '(561) 555-0188'.repeat(20)],
      ['whatsapp', '030 5550 1234'],
      ['whatsapp', '+1 23'],
      ['email', 'desk@shop'],
      ['introduction', '  '],
      ['introduction', 'x'.repeat(5001)],
    ] as const) {
      const { fields } = expectRefusal(
        await save(await get('shop', 1), { [field]: value }),
        400,
        'validation',
      );
      expect(Object.keys(fields ?? {})).toEqual([field]);
      expect(fields?.[field]).toMatch(/^Please .+\.$/);
    }
  });

  test('they are one record, which is never created, hidden, deleted or imported', async () => {
    const { get, act, facts, save, read, server, fetch } = await open();
    const record = read('shop', await save(await get('shop', 1), changed));
    for (const action of ['state', 'delete', 'move']) {
      expect((await act(record, action, { state: 'hidden', after: null }, 'shop')).status).toBe(404);
    }
    expect((await fetch(path('shop'))).status).toBe(404);
    await server.catalogue.replace({ ...smallCatalogue(), bannerItems: [] });
    expect(facts()).toHaveProperty('introduction', changed.introduction);
    expect(facts()).not.toHaveProperty('questions');
  });

  test('a later start follows the code, except in what staff have changed', async () => {
    const { get, act, read, server } = await open();
    const first = await get('questions', 1);
    read('questions', await act(first, 'state', { state: 'hidden' }, 'questions'));
    await server.database.writes.run(async (trx) => {
      const set = (kind: 'shop' | 'questions', fields: object) =>
        trx
          .updateTable('catalogue_records')
          .set({ fields: JSON.stringify(fields) })
          .where('kind', '=', kind)
          .execute();
      await set('shop', { phone: '1' });
      await set('questions', { question: 'Old?', answer: 'Old.' });
    });
    await followUsualRecords(server.database);
    expect((await get('shop', 1)).fields).toMatchObject({ phone: shop.phone.display });
    expect((await get('questions', 1)).fields).toMatchObject({ question: 'Old?' });
    expect((await get('questions', 2)).fields).toMatchObject({ question: usualQuestions[1]?.question });
  });
});

describe('the questions of the home page', () => {
  test('are the eight of the code, which staff change, move, hide and add to', async () => {
    const { list, get, send, act, read, facts } = await open();
    expect((await list('questions')).records.map(({ name }) => name)).toEqual(
      usualQuestions.map(({ question }) => question),
    );
    const first = await get('questions', 1);
    const answer = 'يسعدنا ذلك. 💎';
    read('questions', await send(path('questions', 1), { changes: { answer }, revision: first.revision }));
    read('questions', await act(await get('questions', 2), 'state', { state: 'hidden' }, 'questions'));
    const added = read(
      'questions',
      await send(path('questions'), {
        question: { question: 'Do you buy gold?', answer: 'Yes.' },
        state: 'live',
      }),
      201,
    );
    read('questions', await act(added, 'move', { after: null }, 'questions'));
    const shown = facts().questions ?? [];
    expect(shown.map(({ id }) => id).slice(0, 3)).toEqual(['9', 'custom', 'repairs']);
    expect(shown[1]).toEqual({ id: 'custom', question: usualQuestions[0]?.question, answer });
    expect(shown).toHaveLength(8);
  });

  test('one without an answer stays a draft', async () => {
    const { send, read, facts } = await open();
    const create = (state: string) => send(path('questions'), { question: { question: 'Why?' }, state });
    expect(expectRefusal(await create('live'), 400, 'validation').fields).toEqual({
      answer: 'Please enter an answer.',
    });
    read('questions', await create('draft'), 201);
    expect(facts()).not.toHaveProperty('questions');
  });
});

describe('the prize wheel', () => {
  const openWheel = async () => {
    const desk = await openDesk();
    const wheel = await desk.get('wheel', 1);
    const save = async (changes: object, { revision } = wheel) =>
      desk.post(path('wheel', 1), { changes, revision });
    const check = async () => (await desk.server.request('GET', '/api/wheel-popup/check')).body;
    return { ...desk, wheel, save, check };
  };

  test('is on, opens by itself and has the usual rules until staff change it', async () => {
    const { wheel, check, server } = await openWheel();
    expect(wheel.fields).toEqual({ active: true, opens_by_itself: true, rules: usualPrizeRules });
    expect(server.catalogue.current.shop).toBeUndefined();
    expect(await check()).toEqual({ hasSeenWheel: false });
  });

  test.each([
    ['off', { active: false }],
    ['over', { ends_on: '2020-01-01' }],
    ['not yet there', { starts_on: '2099-01-01' }],
    ['opened by its button only', { opens_by_itself: false }],
  ])('that is %s opens nowhere by itself, and old pages are told so', async (_name, changes) => {
    const { save, check, server } = await openWheel();
    expect((await save(changes)).status).toBe(200);
    expect(server.catalogue.current.shop?.wheel).toMatchObject(changes);
    expect(await check()).toEqual({ hasSeenWheel: true });
  });

  test('is refused with a sentence at the field', async () => {
    const { save, server } = await openWheel();
    for (const [field, changes] of [
      ['ends_on', { starts_on: '2026-12-24', ends_on: '2026-12-01' }],
      ['rules', { rules: 'x'.repeat(20_000) }],
      ['rules', { rules: null }],
      ['active', { active: null }],
      ['active', { active: 'on' }],
    ] as const) {
      const { fields } = expectRefusal(await save(changes), 400, 'validation');
      expect(Object.keys(fields ?? {})).toEqual([field]);
      expect(fields?.[field]).toMatch(/\.$/);
      expect(server.catalogue.current.shop).toBeUndefined();
    }
  });
});

test('mails, the private page and the calendar name the changed number and address', async () => {
  const { inbox, mailServer } = await startMailingInbox({ notifyEmail: undefined });
  await inbox.server.catalogue.replace(smallCatalogue());
  await inbox.post(path('shop', 1), { changes: changed, revision: 0 });
  await request(inbox, 1, '14:00');
  const mails = await mailServer.received(2);
  expect(mails.map(({ to_ }) => to_[0]).sort()).toEqual([changed.email, 'visitor1@example.com']);
  for (const { text, html } of mails) {
    expect(text).toContain(`${changed.phone} · ${changed.email}`);
    expect(html).toContain('href="tel:+15615550188"');
    expect(`${text}${html}`).not.toContain(shop.phone.display);
  }
  const link = /(\/visit\/[\w-]{43})/.exec(mails.map(({ text }) => text).join())?.[1] ?? '';
  const page = String((await inbox.server.request('GET', link)).body);
  expect(page).toContain(changed.phone);
  expect(page).toContain(`mailto:${changed.email}`);
  const file = await inbox.server.request('GET', `${link}/appointment.ics`);
  const event = new ICAL.Component(ICAL.parse(String(file.body))).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('description')).toContain(changed.phone);
});
