import path from 'node:path';
import { contactMessage } from '../support/submission-builders.ts';
import { startBaseline } from './harness/baseline-process.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { answersPerSecond } from './harness/load.ts';
import { compare } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';

/** Messages received and on disk, compared with bare inserts of the same row with the same durability. */
export const durableContact: Benchmark = {
  name: 'durable-contact',
  measure: () => withSite(measureContact),
};

const measureContact = async (site: SiteServer): Promise<Figure[]> => {
  const bare = startBaseline('bare-inserts');
  try {
    // Beside the site's own database, so that both write to the same disk.
    await bare.ask({ file: path.join(site.dataDir, 'bare-inserts.sqlite'), row: storedRow });
    const compared = await compare(
      async (seconds) => Number(await bare.ask({ seconds })),
      (seconds) =>
        answersPerSecond(
          {
            url: `${site.url}/api/contact`,
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(contactMessage()),
          },
          seconds,
        ),
    );
    const name = 'POST /api/contact';
    return [
      figure('durable-contact', { name, unit: 'rows/s', value: compared.value, target: { atLeast: 100 } }),
      figure('durable-contact', { name: `${name} against bare inserts`, unit: 'rows/s', ...compared }),
    ];
  } finally {
    bare.stop();
  }
};

/** The row that the server stores for a message. */
const storedRow = {
  reference: 'M-4F7K',
  kind: 'contact',
  status: 'new',
  status_since: '2026-06-01T16:00:00.000Z',
  status_before_spam: null,
  answered_at: null,
  revision: 1,
  received_at: '2026-06-01T16:00:00.000Z',
  origin_address: '127.0.0.1',
  origin_page: null,
  user_agent: null,
  name: contactMessage().name,
  email: contactMessage().email,
  phone: contactMessage().phone ?? null,
  email_key: contactMessage().email,
  phone_key: '15615550110',
  appointment_day: null,
  appointment_slot: null,
  details: JSON.stringify(contactMessage()),
  marks: '[]',
};
