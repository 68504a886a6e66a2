import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What advertising has beside its link, in lower case; a customer's own link to a ring has none of them. */
const ADVERTISING = ['$$', '<a href', '[url', 'seo ', 'backlink', 'crypto', 'bitcoin', 'casino', 'viagra'];

/**
 * Whether a submission is probably spam: its text has a link and what advertising has. It is only listed apart, so that
 * a mistake costs nobody a reply. An appointment's hidden field says nothing: browsers fill it in, too.
 */
export const isProbablySpam = (eb: ExpressionBuilder<Tables, 'submissions'>) => {
  const text = eb.fn<string>('lower', ['details']);
  return eb.and([
    eb(text, 'like', '%http%'),
    eb.or(ADVERTISING.map((words) => eb(text, 'like', `%${words}%`))),
  ]);
};
