import { requestCsv } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import { formatCount } from '@jeweler/core/format';
import {
  MAX_EXPORTED_REFERENCES,
  type SubmissionExportQuery,
  type SubmissionItem,
} from '@jeweler/core/submissions';
import { useHost } from '../../../shared/portal.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useDownload } from '../../../shared/use-download.ts';
import { requests } from '../../../submissions/labels.ts';
import { type RequestsView, toFilter } from '../requests-view.ts';

export interface Csv {
  /** Saves everything that matches the filters and the search, fetched or not. */
  readonly saveList: (view: RequestsView, q: string) => void;
  readonly savePicked: (submissions: readonly SubmissionItem[]) => void;
}

/** Saves requests as a CSV file. Undefined without `AdminHost.download`. */
export const useCsv = (): Csv | undefined => {
  const { notify } = useHost();
  const { http } = useSession();
  const download = useDownload();
  if (!download) return undefined;

  const save = (asked: SubmissionExportQuery, what?: string) => {
    if (download.busy) return;
    const name = `requests-${shopDay(new Date())}.csv`;
    void download.save({
      name,
      ...(what === undefined ? {} : { what: `${what} in ${name}` }),
      prepare: () => requestCsv(http, asked),
    });
  };
  return {
    saveList: (view, q) => save({ ...toFilter(view), ...(q === '' ? {} : { q }) }),
    savePicked: (submissions) => {
      if (submissions.length <= MAX_EXPORTED_REFERENCES)
        return save(
          { references: submissions.map(({ reference }) => reference) },
          requests(submissions.length),
        );
      const text = `At most ${formatCount(MAX_EXPORTED_REFERENCES)} requests can be selected. Save the whole list instead.`;
      notify({ tone: 'error', title: 'The download did not start', text });
    },
  };
};
