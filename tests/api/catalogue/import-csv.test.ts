import { readFileSync } from 'node:fs';
import { decodeFile } from '@jeweler/core/format';
import { type ImportAnswer, importAnswerSchema } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { manyProducts } from '../../support/products.ts';
import { expectInvalid, expectRefusal } from '../../support/refusal.ts';
import { RUNS_ALL } from '../../support/runs-all.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { openDesk, path, ring } from './catalogue-desk.ts';
import { spreadsheetCatalogue } from './spreadsheet/pieces.ts';

const IMPORT = '/api/admin/catalogue/import';

const open = async (catalogue = smallCatalogue()) => {
  const desk = await openDesk(catalogue);
  const send = (text: string, apply?: number) => desk.post(IMPORT, { format: 'csv', text, apply });
  const look = async (text: string): Promise<ImportAnswer> =>
    importAnswerSchema.parse((await send(text)).body);
  const download = async (format: string) => {
    const { body } = await desk.post('/api/admin/catalogue/downloads', { format });
    return desk.server.request('GET', (body as { url: string }).url);
  };
  return {
    ...desk,
    send,
    look,
    download,
    exportCsv: async () => String((await download('csv')).body),
    apply: async (text: string) => send(text, (await look(text)).revision),
  };
};

/** A fault with its line and column, as far as it has them. */
const toText = ({ line, field, message }: ImportAnswer['faults'][number]) =>
  [line, field, message].filter(Boolean).join(' | ');

const table = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;

describe('a table of pieces', () => {
  test('is exported with a line for each piece, drafts and hidden ones too, and taken back unchanged', async () => {
    const { exportCsv, download, look, create } = await open();
    await create({ ...ring, description: '=1+1', image_focus: '50% 8%' });
    await create({ name: 'No address yet' });
    const file = await download('csv');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename=pieces-2026-06-01.csv');
    const text = await exportCsv();
    // Reading it as text has removed the byte order mark.
    expect(text).toBe(
      table(
        'Address,Name,Price,Description,Material,Metal,Center stone,Carat weight,Stone origin,Color,Clarity,Cut,Certificate,Width,Ring size,Sizing,Lead time,Picture,Picture text,Picture focus,Second view,Second view text,Further pictures,Category,Collection,Style,Shape,Availability,Stock number,Bestseller rank,State',
        'old-cut-solitaire,Old Cut Solitaire,4850.50,An old European cut in a platinum bezel.,"Platinum 950, diamond",,,,,,,,,,,,,https://pictures.example.com/solitaire.jpg,,,/media/products/solitaire-above.jpg,The old cut from above,,engagement-rings,heritage,solitaire,round,,,1,On the website',
        'emerald-drops,Émeraude „Drops” 💚,,"A pair.\nUpon request.",,,,,,,,,,,,,,/media/products/emerald-drops.jpg,,,,,,earrings,,,,,,,On the website',
        "oval-halo,Oval Halo,7200,'=1+1,,,,,,,,,,,,,,/media/products/oval-halo.jpg,,'50% 8%,,,,engagement-rings,,,,,,,Draft",
      ),
    );
    expect(await look(text)).toMatchObject({
      plan: { created: [], changed: [], removed: [], unchanged: 3 },
      faults: [],
      missingPictures: [],
    });
  });

  test.each(['comma-utf-8', 'semicolon-windows-1252'])(
    'that LibreOffice has saved again (%s) changes nothing',
    async (name) => {
      const { look } = await open(spreadsheetCatalogue());
      const file = readFileSync(new URL(`./spreadsheet/libreoffice-${name}.csv`, import.meta.url));
      const decoded = decodeFile(file, 'csv');
      if ('advice' in decoded) throw new Error(decoded.advice);
      const { plan, faults } = await look(decoded.text);
      const { products } = spreadsheetCatalogue();
      expect({ plan, faults }).toEqual({
        plan: { created: [], changed: [], removed: [], unchanged: products.length },
        faults: [],
      });
    },
  );

  test('is shown as what it changes, and then exactly that is done', async () => {
    const { look, send, shown, get, list } = await open();
    const text = table(
      'address;NAME;price;Category;state',
      'old-cut-solitaire;Old Cut Solitaire;4900,50;engagement-rings;Sold',
      'emerald-drops;Émeraude „Drops” 💚;;earrings;On the website',
      ';;;;',
      'small-hoops;Small Hoops;1.280,00;earrings;',
    );
    const first = await look(text);
    expect(first.plan).toEqual({
      created: [{ kind: 'products', id: 31, name: 'Small Hoops' }],
      changed: [
        {
          kind: 'products',
          id: 30,
          name: 'Old Cut Solitaire',
          changes: [
            { field: 'price', from: 4850.5, to: 4900.5 },
            { field: 'state', from: 'live', to: 'sold' },
          ],
        },
      ],
      removed: [],
      unchanged: 1,
    });
    expect(await shown()).toHaveLength(2);
    expect((await send(text, first.revision)).status).toBe(200);
    expect(await shown()).toMatchObject([{ price: 4900.5, sold: true }, {}]);
    // What the table has no column for is left alone.
    const changed = await get('products', 30);
    expect(changed.fields).toMatchObject({ material: 'Platinum 950, diamond', shape: 'round' });
    expect(changed.history[0]).toMatchObject({ by: 'Tester', action: 'imported' });
    const made = await get('products', 31);
    expect(made).toMatchObject({ state: 'draft', fields: { price: 1280, category_id: 2 } });
    expect(made.history).toMatchObject([{ by: 'Tester', action: 'created' }]);
    expect((await list('products')).records.map(({ id }) => id)).toEqual([30, 3, 31]);
    expect((await look(text)).plan).toMatchObject({ created: [], changed: [], unchanged: 3 });
  });

  test.each(['in-shop', 'In the shop now', 'IN SHOP'])('takes %s for where a piece is', async (cell) => {
    const { apply, get } = await open();
    const done = await apply(table('Address,Availability,Stock number', `old-cut-solitaire,${cell},'007`));
    expect(done.status).toBe(200);
    expect((await get('products', 30)).fields).toMatchObject({
      availability: 'in-shop',
      stock_number: '007',
    });
  });

  test('empties a field whose cell is empty, leaves fields without a column and pieces without a line alone', async () => {
    const { apply, get } = await open();
    const before = await get('products', 3);
    const done = await apply(
      table('Address,Price,Second view,Shape', 'old-cut-solitaire,Price upon request,,'),
    );
    expect(done.status).toBe(200);
    const { fields } = await get('products', 30);
    const {
      price: _,
      second_view: _view,
      shape: _shape,
      id: _id,
      ...rest
    } = smallCatalogue().products[0] ?? {};
    expect(fields).toEqual(rest);
    expect(await get('products', 3)).toEqual(before);
  });

  test('names every fault with its line and column, and nothing is done until there is none', async () => {
    const { look, send, shown, create, change, read } = await open();
    const moved = await change(await create(ring, 'live'), { slug: 'oval-halo-ring' });
    expect(read('products', moved).fields).toMatchObject({ slug: 'oval-halo-ring' });
    const text = table(
      'Address,Name,Price,Description,Picture,Picture text,Second view,Second view text,Category,Collection,Style,Shape,Bestseller rank,State',
      'old-cut-solitaire,,4.250,"Two\n\nlines",x.jpg,,/media/a.jpg,,engagement-ring,heritage,Rococo,round,first,',
      'emerald-drops,Drops,"4,2,50",,,,,Worn,,none,,,,Gone',
      'emerald-drops,Drops,0,,,,,,,,,,,Hidden',
      ',New Drops,,,,,,,,,,,,',
      'Not An Address,New Drops,,,,,,,,,,,,',
      'oval-halo,Oval Halo,7200,,,,,,,,,,,',
      'new-drops,New Drops,,,,,,,,,,,,On the website',
      'too-long,Too Long,,,,,,,,,,,,Draft,4250',
    );
    const { plan, faults, revision } = await look(text);
    expect(faults.map(toText)).toEqual([
      '2 | Name | Please enter a name.',
      '2 | Price | “4.250” can be 4250 or 4.25. Please write one of these.',
      '2 | Picture | The address of a picture begins with /media/, as the media library copies it, or with https://.',
      '2 | Second view text | Please say what the picture shows.',
      '2 | Category | There is no category with the address “engagement-ring”; did you mean “engagement-rings”?',
      expect.stringMatching(/^2 \| Style \| Please write one of these: solitaire, halo, /),
      '2 | Bestseller rank | Please enter a whole number from 1.',
      '5 | Price | “4,2,50” is not a price. Please enter it in dollars, such as 4250 or 4250.50.',
      '5 | Description | Please enter a description.',
      '5 | Picture | Please choose a picture from the media library.',
      '5 | Second view | Please choose a picture from the media library.',
      '5 | Category | Please choose a category.',
      '5 | Collection | There is no collection with the address “none”.',
      '5 | State | Please write one of these: Draft, On the website, Sold, Hidden.',
      '6 | Address | Line 5 has the same address.',
      '7 | Address | Please enter an address, such as new-drops.',
      '8 | Address | Please use lower-case letters, digits and single hyphens, such as oval-halo-ring.',
      '9 | Address | “Oval Halo” had this address; it has oval-halo-ring now. Please write that.',
      expect.stringMatching(/^10 \| Description \| Please enter a /),
      expect.stringMatching(/^10 \| Picture \| Please choose a /),
      expect.stringMatching(/^10 \| Category \| Please choose a /),
      '11 | This line has more cells than the first: a text with a separator in it has to be quoted.',
    ]);
    expect(plan).toMatchObject({ changed: [], removed: [], unchanged: 0 });
    expectRefusal(await send(text, revision), 400, 'validation');
    expect(await shown()).toHaveLength(3);
  });

  test('that is none, or a faulty one, is refused with its line', async () => {
    const { look, send } = await open();
    for (const [what, text, ...faults] of [
      ['nothing', '', 'The file is empty.'],
      ['empty lines', '\n;;;\n', 'The file is empty.'],
      [
        'no column of addresses',
        'Name,Price\nA,1',
        '1 | The first line must name the columns, one of them “Address”: it says which piece a line is.',
      ],
      [
        'misspelt, doubled and nameless columns',
        'Address,Naem,Address,\na,b,c,d',
        '1 | Naem | There is no such column; did you mean “Name”?',
        '1 | Address | There are two columns with this heading.',
        '2 | A cell is filled in a column without a heading.',
      ],
      [
        'a quotation mark that is never closed',
        'Address,Name\na,"b\nc,d\n',
        '2 | A quotation mark opens here and is never closed.',
      ],
      [
        'a column for each piece',
        `Address${',naem'.repeat(20_000)}\nName${',a'.repeat(20_000)}`,
        '1 | The first line has 20001 columns, and a table of pieces at most 200: it needs one line for each piece, not one column.',
      ],
      [
        'as many nameless columns as lines',
        `Address${','.repeat(2000)}\n${'a\n'.repeat(2000)}`,
        expect.stringMatching(/^1 \| The first line has 2001 columns/),
      ],
      ['no table at all', '\u0000PK\u0003\u0004', expect.stringMatching(/^1 /), expect.stringMatching(/^1 /)],
    ] as const) {
      const answer = await look(text);
      expect([what, ...answer.faults.map(toText)]).toEqual([what, ...faults]);
      expect(answer.plan).toEqual({ created: [], changed: [], removed: [], unchanged: 0 });
      expectRefusal(await send(text, answer.revision), 400, 'validation');
    }
  });

  test('names new pictures that are not in the media folder', async () => {
    const { look } = await open();
    const text = table('Address,Picture', 'emerald-drops,/media/products/new%20drops.jpg');
    expect((await look(text)).missingPictures).toEqual([
      { kind: 'products', id: 3, name: 'Émeraude „Drops” 💚', url: '/media/products/new%20drops.jpg' },
    ]);
  });

  test('ends a planned publication when it changes the state, and keeps it when it does not', async () => {
    const { create, act, apply, get } = await open();
    const draft = await create(ring);
    await act(draft, 'state', { state: 'live', at: '2026-06-02T09:00' });
    await apply(table('Address,Price,State', 'oval-halo,7300,Draft'));
    expect(await get('products', draft.id)).toMatchObject({ state: 'draft', fields: { price: 7300 } });
    expect((await get('products', draft.id)).publishAt).toBeDefined();
    await apply(table('Address,State', 'oval-halo,Hidden'));
    const hidden = await get('products', draft.id);
    expect({ state: hidden.state, publishAt: hidden.publishAt }).toEqual({ state: 'hidden' });
  });

  test('takes a piece out of its place in a collection that it leaves', async () => {
    const { change, apply, get, read } = await open();
    read('products', await change(await get('products', 30), { collection_rank: 3 }));
    await apply(table('Address,Price,Collection', 'old-cut-solitaire,5000,heritage'));
    expect((await get('products', 30)).fields).toMatchObject({ collection_id: 7, collection_rank: 3 });
    await apply(table('Address,Collection', 'old-cut-solitaire,'));
    const { fields } = await get('products', 30);
    expect(Object.keys(fields)).not.toContain('collection_id');
    expect(Object.keys(fields)).not.toContain('collection_rank');
  });

  test('cannot show a piece in a category that visitors cannot see', async () => {
    const { post, look } = await open();
    await post(path('categories'), {
      category: { slug: 'pendants', name: 'Pendants', description: 'On a chain.' },
    });
    const { faults } = await look(table('Address,Category', 'emerald-drops,pendants'));
    expect(faults.map(toText)).toEqual([
      '2 | Category | Visitors cannot see the category “Pendants”. Please publish it first, or choose another one.',
    ]);
  });

  test('keeps the address of a piece that goes back to the drafts', async () => {
    const { apply, server } = await open();
    await apply(table('Address,State', 'emerald-drops,Draft'));
    expect(server.catalogue.oldAddress('products', 'emerald-drops')).toMatchObject({ recordId: 3 });
  });

  test('publishes no piece whose category has been deleted', async () => {
    const { act, apply, create, get, look, post } = await open();
    const { body } = await post(path('categories'), {
      category: { slug: 'pendants', name: 'Pendants', description: 'On a chain.' },
    });
    const { category } = body as { category: { id: number } };
    const draft = await create({ ...ring, category_id: category.id });
    await act(await get('categories', category.id), 'delete', {}, 'categories');
    const lines = table('Address,Category,State', 'oval-halo,,On the website');
    expect((await look(lines)).faults.map(toText)).toEqual([
      '2 | Category | This category has been deleted. Please choose another one.',
    ]);
    await apply(lines.replace(',,', ',earrings,'));
    expect(await get('products', draft.id)).toMatchObject({ state: 'live', fields: { category_id: 2 } });
  });

  test('applied twice at once is done once; the other one is told what is left to do', async () => {
    const { look, send, shown } = await open();
    const text = table('Address,Price', 'old-cut-solitaire,5000');
    const { revision } = await look(text);
    const answers = await Promise.all([send(text, revision), send(text, revision)]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(importAnswerSchema.parse((refused as { body: { present: unknown } }).body.present).plan).toEqual({
      created: [],
      changed: [],
      removed: [],
      unchanged: 1,
    });
    expect((await shown())[0]?.price).toBe(5000);
  });

  test('brings no formula into a spreadsheet, and takes its own text back', async () => {
    const { apply, exportCsv, get, look } = await open();
    const formula = '=HYPERLINK("http://example.com";"A")';
    await apply(table('Address,Material', `emerald-drops,"${formula.replaceAll('"', '""')}"`));
    expect((await get('products', 3)).fields).toMatchObject({ material: formula });
    const text = await exportCsv();
    expect(text).toContain(`"'=HYPERLINK(""http://example.com"";""A"")"`);
    expect((await look(text)).plan).toMatchObject({ changed: [], unchanged: 2 });
  });
});

test('what is no import, or too large a file, is refused', async () => {
  const { post, send } = await open();
  await expectInvalid(
    (body: object) => post(IMPORT, body),
    { format: 'xlsx', text: '' },
    { format: 'csv', text: ['Address'] },
    { format: 'csv' },
    { format: 'csv', text: '', apply: 'now' },
    { format: 'csv', text: '', apply: -1 },
  );
  expectRefusal(await send('x'.repeat(8_000_001)), 413, 'too_large');
});

test('the catalogue is saved as JSON as it can be imported', async () => {
  const { download, post } = await open();
  const { body } = await download('json');
  expect(body).toEqual(smallCatalogue());
  const answer = await post(IMPORT, { format: 'json', text: JSON.stringify(body) });
  expect(importAnswerSchema.parse(answer.body).plan).toMatchObject({ changed: [], unchanged: 7 });
  expectRefusal(await post('/api/admin/catalogue/downloads', { format: 'xlsx' }), 400, 'validation');
});

test('thousands of lines are compared, and applied', async () => {
  const count = RUNS_ALL ? 10_000 : 2000;
  const products = manyProducts(count);
  const { exportCsv, look, send, shown } = await open(smallCatalogue({ products }));
  const text = (await exportCsv()).replaceAll(',4850,', ',4900,');
  const { plan, faults, revision } = await look(text);
  expect(faults).toEqual([]);
  expect(plan.changed).toHaveLength(count);
  expect((await send(text, revision)).status).toBe(200);
  expect(new Set((await shown()).map(({ price }) => price))).toEqual(new Set([4900]));
});
