import { chakra } from '@chakra-ui/react';
import type { RecordKind } from '../../../../schemas/index.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { timeUnlessToday } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Choices } from '../data/choices.ts';
import { describeText } from './describe.ts';
import { fieldEntries } from './field-table.ts';
import type { Texts } from './texts.ts';
import type { DraftOffer } from './use-draft-keeping.ts';
import { ValueView } from './value-view.tsx';

interface DraftOfferPanelProps {
  kind: RecordKind;
  offer: DraftOffer;
  /** The record as it is now. */
  present: Texts;
  /** There is no record yet. */
  isNew: boolean;
  choices: Choices | undefined;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Changes that were left unsaved, beside the record as it is now. */
export const DraftOfferPanel = (props: DraftOfferPanelProps) => {
  const { kind, offer, present, isNew, choices, onRestore, onDiscard } = props;
  const now = useNow();
  const entries = fieldEntries(kind).filter(({ name }) => offer.texts[name] !== undefined);
  return (
    <chakra.section
      aria-label="Unsaved changes"
      display="grid"
      gap="4"
      padding={{ base: '4', lg: '5' }}
      borderBottom="1px solid"
      borderColor="admin.rule"
      bg="admin.selected"
    >
      <chakra.p role="status" display="flex" gap="3" fontWeight="medium">
        <Icon name="info" color="admin.info" marginTop="1px" />
        {`You have unsaved changes from ${timeUnlessToday(offer.savedAt, now)}.`}
      </chakra.p>
      <chakra.dl display="grid" gap="3">
        {entries.map((entry) => {
          const [before, after] = [present[entry.name] ?? '', offer.texts[entry.name] ?? ''];
          const picture = (text: string) => (entry.control === 'picture' && text !== '' ? text : undefined);
          return (
            <chakra.div key={entry.name} display="grid" gap="1">
              <chakra.dt fontSize="small" color="admin.quiet">
                {entry.label}
              </chakra.dt>
              <chakra.dd margin="0">
                {isNew ? null : (
                  <>
                    <ValueView picture={picture(before)}>{describeText(entry, before, choices)}</ValueView>
                    {' → '}
                  </>
                )}
                <ValueView picture={picture(after)}>{describeText(entry, after, choices)}</ValueView>
              </chakra.dd>
            </chakra.div>
          );
        })}
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={onRestore}>Restore</Button>
        <Button onClick={onDiscard}>Discard</Button>
      </chakra.div>
    </chakra.section>
  );
};
