import { chakra } from '@chakra-ui/react';
import type { CatalogueRecord, RecordHistory, RecordKind, RecordState } from '../../../../schemas/index.ts';
import { longTime } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Choices } from '../data/choices.ts';
import { describeValue } from '../editor/describe.ts';
import { ValueView } from '../editor/value-view.tsx';
import { stateLabels } from '../labels.ts';
import { type FieldChange, fieldChanges, restoredTexts } from './versions.ts';

/** Longer texts are cut: the version itself shows them whole. */
const MAX_LENGTH = 160;

const actions: Readonly<Record<RecordHistory['action'], string>> = {
  created: 'created it',
  changed: 'changed it',
  state: 'changed its state',
  moved: 'moved it',
  imported: 'imported it',
  'price-confirmed': 'confirmed its price',
  deleted: 'deleted it',
  undeleted: 'brought it back',
};

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

const stateLabel = (state: unknown) => stateLabels[state as RecordState] ?? 'Nothing';

/** Changes of what is no field of the form: its state, and when it will be published. */
const otherChanges = ({ changes }: RecordHistory): readonly string[] =>
  changes.flatMap(({ field, from, to }) => {
    if (field === 'state')
      return from === undefined ? [stateLabel(to)] : [`${stateLabel(from)} → ${stateLabel(to)}`];
    if (field !== 'publishAt') return [];
    return [
      typeof to === 'string' ? `To be published ${longTime(to)}` : 'Not to be published by itself any more',
    ];
  });

interface HistoryProps {
  kind: RecordKind;
  record: CatalogueRecord;
  choices: Choices | undefined;
  /** Fills the form with a version; undefined where there is no form. */
  onRestore: ((revision: number) => void) | undefined;
}

/** Who changed what and when, newest first. */
export const History = ({ kind, record, choices, onRestore }: HistoryProps) => {
  const oldest = record.history.at(-1);
  if (!oldest) return <chakra.p color="admin.quiet">Nothing has been changed here yet.</chakra.p>;
  const restore = (revision: number, label: string) =>
    onRestore && Object.keys(restoredTexts(kind, record, revision)).length > 0 ? (
      <Button
        variant="bare"
        justifySelf="start"
        marginLeft="-4"
        aria-label={`Restore this version, ${label}`}
        onClick={() => onRestore(revision)}
      >
        <Icon name="undo" />
        Restore this version
      </Button>
    ) : null;
  return (
    <chakra.ol listStyle="none" display="grid" gap="4">
      {record.history.map((entry) => (
        <chakra.li key={entry.revision} display="grid" gap="1" minWidth="0">
          <p>
            <bdi>{entry.by}</bdi> {actions[entry.action]}{' '}
            <chakra.time dateTime={entry.at} color="admin.quiet" fontSize="small">
              {longTime(entry.at)}
            </chakra.time>
          </p>
          {entry.action === 'created' ? null : (
            <chakra.ul listStyle="none" display="grid" gap="1" fontSize="small" minWidth="0">
              {otherChanges(entry).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {fieldChanges(kind, entry).map((change) => (
                <Change key={change.entry.name} change={change} choices={choices} />
              ))}
            </chakra.ul>
          )}
          {restore(entry.revision, longTime(entry.at))}
        </chakra.li>
      ))}
      {oldest.action === 'created' ? null : (
        <chakra.li display="grid" gap="1">
          <p>Before that</p>
          {restore(oldest.revision - 1, `before ${longTime(oldest.at)}`)}
        </chakra.li>
      )}
    </chakra.ol>
  );
};

const Change = ({
  change: { entry, from, to },
  choices,
}: {
  change: FieldChange;
  choices: Choices | undefined;
}) => {
  const side = (value: unknown) => (
    <ValueView picture={entry.control === 'picture' && typeof value === 'string' ? value : undefined}>
      {cut(describeValue(entry, value, choices))}
    </ValueView>
  );
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.span color="admin.quiet">{`${entry.label}:`}</chakra.span>
      {side(from)}
      <span aria-hidden="true">→</span>
      {side(to)}
    </chakra.li>
  );
};
