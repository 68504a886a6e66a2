import { dayAfter } from '@jeweler/core/business';
import type { Agenda, Availability, SubmissionPage } from '@jeweler/core/submissions';
import { withBrowser } from './harness/chromium.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { lastFullDay, storeManySubmissions } from './harness/many-submissions.ts';
import { keyTimes, signedIn } from './harness/portal-page.ts';
import { median } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';
import { openPortal, signIn } from './harness/staff.ts';
import { staffRequests } from './harness/staff-requests.ts';

const NAME = 'staff-inbox';
const SUBMISSIONS = 100_000;
const ROUNDS = 21;
/** Milliseconds from the request to the complete response, for lists including their counts. */
const TARGET = { atMost: 50 };

const lists: Readonly<Record<string, object>> = {
  'list of everything': {},
  'list of what waits': { status: 'waiting' },
  'list from its middle': { after: String(SUBMISSIONS / 2) },
  'list of spam': { status: 'spam' },
  'search for one letter': { q: 'a' },
  'search for a name': { q: 'grace holloway' },
  'search for digits of a phone': { q: '555 43' },
  'search for the area code of all': { q: '(561)' },
  'search for an email address': { q: 'elena.marsh' },
  'search for a word in half of them': { q: 'sapphire' },
  'search for two of them, among few': { q: 'sapphire ring', status: 'waiting' },
};

/** What staff request while they work, with a hundred thousand submissions. */
export const staffInbox: Benchmark = {
  name: NAME,
  measure: () =>
    withSite(
      async (site) => [...(await measureInbox(site)), await measureNotice(site), await measureKeys(site)],
      { fill: (dataDir) => storeManySubmissions(dataDir, SUBMISSIONS) },
    ),
};

/** Milliseconds from the response to a change until two open windows have been told of it. */
const measureNotice = async (site: SiteServer): Promise<Figure> => {
  const staff = [await signIn(site), await signIn(site)];
  const windows = await Promise.all(staff.map((headers) => openPortal(site, headers)));
  const headers = { ...staff[0], 'content-type': 'application/json' };
  const search = await fetch(`${site.url}/api/admin/submissions`, { headers });
  const [newest] = ((await search.json()) as SubmissionPage).submissions;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = Promise.all(windows.map((window) => window.hears('submission: ')));
    const response = await fetch(`${site.url}/api/admin/submissions/${newest?.reference}/notes`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ text: `Note ${round}` }),
    });
    if (response.status !== 201) throw new Error(`A note was answered ${response.status}.`);
    const written = performance.now();
    await told;
    times.push(performance.now() - written);
  }
  for (const window of windows) window.close();
  return figure(NAME, {
    name: 'two open windows are told of a change',
    unit: 'ms',
    value: median(times),
    target: { atMost: 1000 },
  });
};

/** Milliseconds to wait for work that follows loading. */
const CALM = 1500;
/** Typed one character after the other; each causes a new search. */
const TYPED = 'grace holloway sapphire';

/** Main thread time, all tasks included, for each key typed in the search of the portal's list. */
const measureKeys = (site: SiteServer): Promise<Figure> =>
  withBrowser(async (browser) => {
    const page = await signedIn(browser, site);
    await page.goto(`${site.url}/admin/requests`);
    await page.getByRole('grid', { name: 'Requests' }).getByRole('row').first().waitFor();
    const times = await keyTimes(page, {
      typed: TYPED,
      metric: 'TaskDuration',
      calm: CALM,
      // A trailing space does not change the search, so no request is sent.
      until: () =>
        Promise.race([
          page.waitForResponse((response) => response.url().endsWith('/submissions/search')),
          page.waitForTimeout(CALM),
        ]),
    });
    return figure(NAME, {
      name: 'main thread of a key in the search',
      unit: 'ms',
      value: median(times),
      target: TARGET,
    });
  });

const measureInbox = async (site: SiteServer): Promise<Figure[]> => {
  const { ask, timed } = await staffRequests(site, NAME);
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(lists)) {
    const { submissions } = (await ask('admin/submissions/search', query)) as SubmissionPage;
    if (submissions.length === 0) throw new Error(`The ${name} is empty.`);
    figures.push(await timed(name, () => ask('admin/submissions/search', query)));
  }
  const [newest] = ((await ask('admin/submissions')) as SubmissionPage).submissions;
  figures.push(await timed('one record', () => ask(`admin/submissions/${newest?.reference}`)));
  figures.push(await timed('the figures of the day', () => ask('admin/today')));

  // The last days are full: every slot is held.
  const last = lastFullDay(SUBMISSIONS);
  const daysUntilLast = (count: number) => `from=${dayAfter(last, 1 - count)}&to=${last}`;
  const week = `admin/appointments?${daysUntilLast(7)}`;
  const twoMonths = `appointments/availability?${daysUntilLast(62)}`;
  const { days } = (await ask(week)) as Agenda;
  if (days.some(({ appointments }) => appointments.length < 5)) throw new Error('The agenda has gaps.');
  figures.push(await timed('the agenda of a week', () => ask(week)));
  const offered = (await ask(twoMonths)) as Availability;
  if (!Object.values(offered.days[40]?.slots ?? {}).includes('taken')) throw new Error('Nothing is taken.');
  figures.push(await timed('what is free in 62 days', () => ask(twoMonths)));
  return figures;
};
