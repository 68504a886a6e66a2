import { requestCsv } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import { formatCount } from '@jeweler/core/format';
import {
  MAX_EXPORTED_REFERENCES,
  type SubmissionExportQuery,
  type SubmissionItem,
} from '@jeweler/core/submissions';
import { useHost } from '../../../shared/portal.ts';
import { useMay, useSession } from '../../../shared/session/use-session.ts';
import { useDownload } from '../../../shared/use-download.ts';
import { requests } from '../../../submissions/labels.ts';
import { type RequestsView, toFilter } from '../requests-view.ts';

/** Saves requests as a CSV file. Undefined without `AdminHost.download`, and for whoever may not export people. */
export const useCsv = () => {
  const { notify } = useHost();
  const { http } = useSession();
  const mayExport = useMay('export-people');
  const download = useDownload();
  if (!download || !mayExport) return undefined;

  const save = (asked: SubmissionExportQuery, what?: string) => {
    const name = `requests-${shopDay(new Date())}.csv`;
    void download.save({
      name,
      ...(what === undefined ? {} : { what: `${what} in ${name}` }),
      prepare: () => requestCsv(http, asked),
    });
  };
  return {
    /** Saves everything that matches the filters and the search, fetched or not. */
    saveList: (view: RequestsView, q: string) => save({ ...toFilter(view), ...(q === '' ? {} : { q }) }),
    savePicked: (submissions: readonly SubmissionItem[]) => {
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
