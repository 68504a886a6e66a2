import { chakra } from '@chakra-ui/react';
import type { RecordKind } from '@jeweler/core/schemas';
import { Quiet } from '../../../shared/ui/layout.ts';
import { UnsavedOffer } from '../../../shared/unsaved/unsaved-offer.tsx';
import type { DraftOffer } from '../../../shared/unsaved/use-unsaved-form.ts';
import { fieldEntries } from './field-table.ts';
import type { Texts } from './texts.ts';
import { ValueView } from './value-view.tsx';

interface DraftOfferPanelProps {
  kind: RecordKind;
  offer: DraftOffer<Texts>;
  /** The record as it is now. */
  present: Texts;
  isNew: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Changes that were left unsaved, beside the record as it is now. */
export const DraftOfferPanel = (props: DraftOfferPanelProps) => {
  const { kind, offer, present, isNew, onRestore, onDiscard } = props;
  const entries = fieldEntries(kind).filter(({ name }) => offer.changes[name] !== undefined);
  return (
    <UnsavedOffer savedAt={offer.savedAt} onRestore={onRestore} onDiscard={onDiscard}>
      <chakra.dl display="grid" gap="3">
        {entries.map((entry) => (
          <chakra.div key={entry.name} display="grid" gap="1">
            <Quiet as="dt">{entry.label}</Quiet>
            <dd>
              {isNew ? null : (
                <>
                  <ValueView entry={entry} value={present[entry.name]} />
                  {' → '}
                </>
              )}
              <ValueView entry={entry} value={offer.changes[entry.name]} />
            </dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </UnsavedOffer>
  );
};
