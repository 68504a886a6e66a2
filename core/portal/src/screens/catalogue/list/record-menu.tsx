import type { RecordKind, RecordLine } from '@jeweler/core/schemas';
import { useOpenOutside } from '../../../shared/host/use-open-outside.ts';
import { useHost } from '../../../shared/portal.ts';
import { type MenuChoice, PointMenu, useAfterClosing } from '../../../shared/ui/menu-choices.tsx';
import { HideWithPieces } from '../record/hide-with-pieces.tsx';
import { useRecordChanges } from '../record/use-record-changes.ts';
import { pageOf, stateTargets } from '../record-states.ts';

/** Where a row's menu was asked for. */
export interface RecordMenuPosition {
  /** Pixels from the window's top left corner. */
  readonly x: number;
  readonly y: number;
  readonly record: RecordLine;
}

interface RecordMenuProps {
  kind: RecordKind;
  /** The last one that was asked for. */
  position: RecordMenuPosition;
  isOpen: boolean;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** What is done with a record every day, without opening it. */
export const RecordMenu = ({ kind, position, isOpen, onOpen, onClose }: RecordMenuProps) => {
  const { x, y, record } = position;
  const { publicAddress } = useHost();
  const openOutside = useOpenOutside();
  const { busy, changeState, ...asked } = useRecordChanges({
    kind,
    record,
    show: () => {},
    // Its form says why at the fields.
    onRefused: () => onOpen(record.id),
  });
  const page = pageOf(kind, record);
  const see = (address: string) =>
    openOutside ? void openOutside(address) : window.open(publicAddress(address), '_blank', 'noreferrer');
  const offered: readonly MenuChoice[] = [
    { label: 'Open', choose: () => onOpen(record.id) },
    ...(page === undefined ? [] : [{ label: 'See it on the website', choose: () => void see(page) }]),
    ...stateTargets(kind, record.state).map(({ to, label }) => ({
      label,
      choose: () => void changeState({ state: to }),
      disabled: busy,
    })),
  ];
  const { choices, onExitComplete } = useAfterClosing(offered);
  return (
    <>
      <PointMenu label={record.name} {...{ choices, x, y, isOpen, onClose, onExitComplete }} />
      <HideWithPieces {...asked} />
    </>
  );
};
