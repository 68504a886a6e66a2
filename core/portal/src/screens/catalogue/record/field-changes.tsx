import { chakra } from '@chakra-ui/react';
import { isSingle, type RecordHistory, type RecordKind, type RecordState } from '@jeweler/core/schemas';
import { longTime } from '../../../shared/times.ts';
import { useChoices } from '../data/choices.ts';
import { describeValue } from '../editor/describe.ts';
import { ValueView } from '../editor/value-view.tsx';
import { stateLabels } from '../labels.ts';
import { fieldChanges } from './versions.ts';

/** Longer texts are cut: the record itself shows them whole. */
const MAX_LENGTH = 160;
/** How much of what both have in common is shown before the first difference. */
const CONTEXT_CHARACTERS = 40;

const cut = (text: string, start: number): string => {
  const part = text.slice(start, start + MAX_LENGTH);
  return `${start > 0 ? '…' : ''}${part}${start + MAX_LENGTH < text.length ? '…' : ''}`;
};

/** Two versions of a text, long ones cut to where they begin to differ. */
export const cutToDifference = (from: string, to: string): readonly [from: string, to: string] => {
  if (Math.max(from.length, to.length) <= MAX_LENGTH) return [from, to];
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const start = Math.max(0, same - CONTEXT_CHARACTERS);
  return [cut(from, start), cut(to, start)];
};

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

/** Every old and new value of a change of one record. */
export const FieldChanges = ({ kind, changes }: { kind: RecordKind; changes: RecordHistory['changes'] }) => (
  <chakra.ul display="grid" gap="1" fontSize="small" minWidth="0">
    {(isSingle(kind) ? [] : otherChanges(changes)).map((text) => (
      <li key={text}>{text}</li>
    ))}
    {fieldChanges(kind, changes).map((change) => (
      <Change key={change.entry.name} {...change} />
    ))}
  </chakra.ul>
);

const Change = ({ entry, from, to }: ReturnType<typeof fieldChanges>[number]) => {
  const choices = useChoices();
  const [before, after] = cutToDifference(
    describeValue(entry, from, choices),
    describeValue(entry, to, choices),
  );
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.span color="admin.quiet">{`${entry.label}:`}</chakra.span>
      <ValueView entry={entry} value={from}>
        {before}
      </ValueView>
      <span aria-hidden="true">→</span>
      <ValueView entry={entry} value={to}>
        {after}
      </ValueView>
    </chakra.li>
  );
};
