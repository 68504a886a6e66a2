import { chakra } from '@chakra-ui/react';
import { deleteRedirect, listRedirects } from '@jeweler/core/api';
import { lazyDateFormat } from '@jeweler/core/format';
import { useState } from 'react';
import { affectedBy, queryKeys } from '../../../shared/live/live-queries.ts';
import { cataloguePath } from '../../../shared/paths.ts';
import { shopDate } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Quiet } from '../../../shared/ui/layout.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { EmptyLine, Panel, PanelHead, PanelList } from '../../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { useChange } from '../../../shared/use-change.ts';
import { usePortalQuery } from '../../../shared/use-query.ts';

const day = lazyDateFormat({ timeZone: 'UTC', dateStyle: 'medium' });

/** When somebody last came by an address, from its day (YYYY-MM-DD): 'Last used on Nov 20, 2026.' */
export const usedSentence = (usedOn: string | undefined): string =>
  usedOn === undefined ? 'Not used since.' : `Last used on ${day().format(new Date(`${usedOn}T00:00:00Z`))}.`;

/** Former addresses of the website, where they lead, and when somebody last came by one. */
export const RedirectsPanel = () => {
  const { data, ...query } = usePortalQuery([...queryKeys.catalogue, 'redirects'], listRedirects);
  const { report } = useChange({ affected: affectedBy.catalogue });
  const [removing, setRemoving] = useState<string>();

  const remove = async (from: string) => {
    await report((http) => deleteRedirect(http, { from }), {
      done: { title: 'Address removed', text: from },
      failed: 'The address was not removed',
    });
    setRemoving(undefined);
  };

  return (
    <Panel>
      <PanelHead>
        <ScreenTitle>Former addresses</ScreenTitle>
        <TextLink to={cataloguePath('products')}>Back to the catalogue</TextLink>
      </PanelHead>
      {data ? (
        <>
          <EmptyLine>
            {data.redirects.length === 0
              ? 'No address has been changed or retired yet.'
              : 'Visitors who use one of these are sent to the new page, or told that it is gone.'}
          </EmptyLine>
          <PanelList borderTop="rule" _empty={{ display: 'none' }}>
            {data.redirects.map(({ from, to, name, retiredAt, usedOn }) => (
              <li key={from}>
                <chakra.div flex="1 1 16rem" minWidth="0">
                  <p>
                    {from} → {to ?? 'gone'}
                  </p>
                  <Quiet>
                    <bdi>{name}</bdi>
                    {`. Until ${shopDate(retiredAt)}. ${usedSentence(usedOn)}`}
                  </Quiet>
                </chakra.div>
                <Button aria-label={`Remove ${from}`} onClick={() => setRemoving(from)}>
                  Remove
                </Button>
              </li>
            ))}
          </PanelList>
        </>
      ) : (
        <Loading query={query} height="12rem" />
      )}
      {removing === undefined ? null : (
        <ConfirmDialog
          title="Remove this address?"
          answer="Remove"
          onAnswer={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            Visitors who use <chakra.span overflowWrap="anywhere">{removing}</chakra.span> will see “Page Not
            Found”. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
};
