// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned rows cannot be table rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the row, not on its cells

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface LinkRowProps {
  /** Of the link, whose text is the row's name. */
  id: string;
  to: string;
  /** Index in the list, from 0. */
  position: number;
  /** Distance from the top of the list, and height, in pixels. */
  top: number;
  height: number;
  /** Whether the row is the list's only tab stop. */
  isCurrent: boolean;
  /** Whether its record is open. */
  isOpen: boolean;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  /** What the check box says. */
  label: string;
  /** Further classes of the row and of the link. */
  className?: string;
  linkClass?: string;
  keyShortcuts?: string | undefined;
  children: ReactNode;
  /** Cells behind the link. */
  beside?: ReactNode;
}

/** A row that a link covers, and where rows can be selected a check box. `LinkRowGrid` has the styles. */
export const LinkRow = (props: LinkRowProps) => {
  const { id, to, position, top, height, isCurrent, isOpen, isSelected, label, children, beside } = props;
  const { className = '', linkClass = '', keyShortcuts } = props;
  return (
    <div
      role="row"
      className={`row ${isSelected === undefined ? '' : 'pickable'} ${className}`}
      style={{ top, height }}
      data-position={position}
      aria-rowindex={position + 1}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      aria-labelledby={id}
      aria-keyshortcuts={keyShortcuts}
      tabIndex={isCurrent ? 0 : -1}
    >
      {isSelected === undefined ? null : (
        <div role="gridcell" className="pick">
          {/* Changed by the handlers around the rows: see `useLinkRows`. */}
          <input type="checkbox" tabIndex={-1} aria-label={label} checked={isSelected} readOnly />
        </div>
      )}
      <div role="gridcell" className="line">
        <Link id={id} className={`link ${linkClass}`} tabIndex={-1} to={to} draggable={false}>
          {children}
        </Link>
      </div>
      {beside}
    </div>
  );
};
