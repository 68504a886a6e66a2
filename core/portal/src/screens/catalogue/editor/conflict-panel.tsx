import { chakra } from '@chakra-ui/react';
import type { CatalogueRecord, RecordKind } from '@jeweler/core/schemas';
import type { Ref } from 'react';
import { useNameOf } from '../../../shared/session/use-session.ts';
import { longTime } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Quiet } from '../../../shared/ui/layout.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { fieldEntries } from './field-table.ts';
import type { Editing } from './use-editing.ts';
import { ValueView } from './value-view.tsx';

interface ConflictPanelProps {
  ref: Ref<HTMLElement>;
  kind: RecordKind;
  record: CatalogueRecord;
  editing: Editing;
}

/** The texts that somebody else has changed as well, with both versions to choose from. */
export const ConflictPanel = ({ ref, kind, record, editing }: ConflictPanelProps) => {
  const nameOf = useNameOf();
  const { conflicts, mine, theirs, choose } = editing;
  if (conflicts.length === 0) return null;
  const entries = fieldEntries(kind).filter(({ name }) => conflicts.includes(name));
  return (
    <chakra.section
      ref={ref}
      tabIndex={-1}
      aria-label="Also changed by someone else"
      display="grid"
      gap="4"
      padding="panel"
      borderBottom="rule"
      bg="admin.selected"
    >
      <Message role="alert" status="warning">
        Someone else has changed the same fields. Nothing has been overwritten: choose which version to keep,
        then save.
      </Message>
      {entries.map((entry) => {
        const by = record.history.find(({ changes }) => changes.some(({ field }) => field === entry.path[0]));
        const sides = [
          { who: 'Yours', text: mine[entry.name], answer: 'Keep yours', choice: 'mine' as const },
          {
            who: by ? `${nameOf(by.by)}, ${longTime(by.at)}` : 'Theirs',
            text: theirs[entry.name],
            answer: 'Take theirs',
            choice: 'theirs' as const,
          },
        ];
        return (
          <chakra.div key={entry.name} role="group" aria-label={entry.label} display="grid" gap="2">
            <chakra.h3 fontSize="body" fontWeight="strong">
              {entry.label}
            </chakra.h3>
            <chakra.div
              display="grid"
              gap="3"
              gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
            >
              {sides.map(({ who, text, answer, choice }) => (
                <chakra.div
                  key={choice}
                  display="grid"
                  gap="2"
                  alignContent="start"
                  padding="3"
                  bg="admin.panel"
                  border="rule"
                >
                  <Quiet as="span">{who}</Quiet>
                  <ValueView entry={entry} value={text} />
                  <Button
                    justifySelf="start"
                    aria-label={`${answer}: ${entry.label}`}
                    onClick={() => choose(entry.name, choice)}
                  >
                    {answer}
                  </Button>
                </chakra.div>
              ))}
            </chakra.div>
          </chakra.div>
        );
      })}
    </chakra.section>
  );
};
