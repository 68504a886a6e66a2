import { type AdminClient, listRecords } from '@jeweler/core/api';
import { RECORD_LIMIT, type RecordLine } from '@jeweler/core/schemas';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortalQuery } from '../../../shared/use-query.ts';

const listAll = async (http: AdminClient, kind: 'categories' | 'collections'): Promise<RecordLine[]> => {
  const all: RecordLine[] = [];
  let after: number | undefined = 0;
  while (after !== undefined) {
    const page = await listRecords(http, kind, { limit: RECORD_LIMIT, after });
    all.push(...page.records);
    after = page.next;
  }
  return all;
};

/** What pieces can be put into; undefined until it is known. */
export const useChoices = () =>
  usePortalQuery([...queryKeys.catalogue, 'choices'], async (http) => {
    const [categories, collections] = await Promise.all([
      listAll(http, 'categories'),
      listAll(http, 'collections'),
    ]);
    return { categories, collections };
  }).data;
export type Choices = NonNullable<ReturnType<typeof useChoices>>;

/** The same as options of a select. */
export const toOptions = (records: readonly RecordLine[] = []) =>
  records.map(({ id, name }) => ({ value: String(id), label: name }));
