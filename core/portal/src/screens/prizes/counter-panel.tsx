import { chakra } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { outdatedStyle } from '../../shared/data-list/row-scroller.ts';
import { useScreenKeys } from '../../shared/data-list/use-screen-keys.ts';
import { errorMessage } from '../../shared/errors.ts';
import { useNow } from '../../shared/live/clock.ts';
import { ErrorMessage } from '../../shared/ui/error-message.tsx';
import { Form, Quiet } from '../../shared/ui/layout.ts';
import { EmptyLine, TitledPanel } from '../../shared/ui/panel.tsx';
import { SearchInput } from '../../shared/ui/search-input.tsx';
import { FoundClaim } from './found-claim.tsx';
import { useClaimSearch } from './prize-figures.ts';

/** Finds a visitor's claim at the counter by code, name or phone number, and redeems it. */
export const CounterPanel = () => {
  const { typed, type, found, isSettled, error, isFetching, refetch } = useClaimSearch();
  const now = useNow();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useScreenKeys({ onSearch: () => field.current?.focus() });
  // Someone is at the counter with a code. On touch screens the keyboard would cover the rest.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  /** Enter was pressed: focus the result as soon as it belongs to the text typed. */
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || !isSettled || !found) return;
    setAsked(false);
    // With several results, no Redeem button gets the focus, so that none is one key press away.
    const only = found.claims.length === 1 ? list.current?.querySelector<HTMLElement>('[data-redeem]') : null;
    (only ?? list.current?.querySelector('a'))?.focus();
  }, [isAsked, isSettled, found]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <TitledPanel title="At the counter" aria-busy={isFetching}>
      <Form role="search" px="panel" py="4" gap="2" onSubmit={submit}>
        <SearchInput
          ref={field}
          aria-keyshortcuts="/"
          label="Code, name or phone number of a prize"
          placeholder="Code, name or phone number"
          maxLength={200}
          value={typed}
          onChange={(text) => {
            setAsked(false);
            type(text);
          }}
        />
        <Quiet>Letter case and hyphens do not matter. A code looks like K4M-7RX.</Quiet>
      </Form>
      {error && !isFetching ? <ErrorMessage onRetry={refetch}>{errorMessage(error)}</ErrorMessage> : null}
      <chakra.div aria-busy={found !== undefined && !isSettled} css={outdatedStyle}>
        <div role="status">
          {found?.claims.length === 0 ? (
            <EmptyLine>No claim found. Try the name or phone number instead.</EmptyLine>
          ) : null}
        </div>
        <chakra.ul ref={list} aria-label="Claims that were found">
          {found?.claims.map((each) => (
            <FoundClaim key={each.submission.reference} found={each} now={now} />
          ))}
        </chakra.ul>
        {found?.areMore ? (
          <EmptyLine>
            There are more. Enter the code, or more of the name or number, to find the right one.
          </EmptyLine>
        ) : null}
      </chakra.div>
    </TitledPanel>
  );
};
