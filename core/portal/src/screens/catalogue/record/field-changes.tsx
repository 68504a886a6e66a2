import { chakra } from '@chakra-ui/react';
import { isSingle, type RecordHistory, type RecordKind, type RecordState } from '@jeweler/core/schemas';
import { longTime } from '../../../shared/times.ts';
import type { Choices } from '../data/choices.ts';
import { describeValue } from '../editor/describe.ts';
import { ValueView } from '../editor/value-view.tsx';
import { stateLabels } from '../labels.ts';
import { cutToDifference } from './cut-texts.ts';
import { type FieldChange, fieldChanges } from './versions.ts';

const stateLabel = (state: unknown) => stateLabels[state as RecordState] ?? 'Nothing';

/** Changes of what is no field of the form: its state, and when it will be published. */
const otherChanges = (changes: RecordHistory['changes']): readonly string[] =>
  changes.flatMap(({ field, from, to }) => {
    if (field === 'state')
      return from === undefined ? [stateLabel(to)] : [`${stateLabel(from)} → ${stateLabel(to)}`];
    if (field !== 'publishAt') return [];
    return [
      typeof to === 'string' ? `To be published ${longTime(to)}` : 'No longer scheduled for publication',
    ];
  });

interface FieldChangesProps {
  kind: RecordKind;
  changes: RecordHistory['changes'];
  choices: Choices | undefined;
}

/** Every old and new value of a change of one record. */
export const FieldChanges = ({ kind, changes, choices }: FieldChangesProps) => (
  <chakra.ul listStyle="none" display="grid" gap="1" fontSize="small" minWidth="0">
    {(isSingle(kind) ? [] : otherChanges(changes)).map((text) => (
      <li key={text}>{text}</li>
    ))}
    {fieldChanges(kind, { changes }).map((change) => (
      <Change key={change.entry.name} change={change} choices={choices} />
    ))}
  </chakra.ul>
);

const Change = ({
  change: { entry, from, to },
  choices,
}: {
  change: FieldChange;
  choices: Choices | undefined;
}) => {
  const texts = [describeValue(entry, from, choices), describeValue(entry, to, choices)] as const;
  const [before, after] = cutToDifference(...texts);
  const side = (value: unknown, text: string) => (
    <ValueView picture={entry.control === 'picture' && typeof value === 'string' ? value : undefined}>
      {text}
    </ValueView>
  );
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.span color="admin.quiet">{`${entry.label}:`}</chakra.span>
      {side(from, before)}
      <span aria-hidden="true">→</span>
      {side(to, after)}
    </chakra.li>
  );
};
