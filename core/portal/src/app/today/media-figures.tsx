import { chakra } from '@chakra-ui/react';
import { formatFileSize } from '@jeweler/core/format';
import type { MediaFile } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mediaSearchPath } from '../../shared/paths.ts';
import { Column, Columns, EmptyLine, TitledPanel } from '../../shared/ui/panel.tsx';
import { FolderPanel } from './folder-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { NewestPanel } from './newest-panel.tsx';

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
    px: 'panel',
    py: '3',
    textDecoration: 'none',
    _hover: { bg: 'admin.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/**
 * The media folder in one line, its details on request. What is wrong with it is always shown: pictures that
 * visitors miss, and a folder that nobody watches.
 */
export const MediaFigures = ({ figures: { media, missing } }: { figures: Dashboard }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {missing.length > 0 ? <MissingPanel missing={missing} /> : null}
      <FolderPanel media={media} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen ? (
        <Columns>
          <Column>
            <BiggestPanel files={media.biggest} />
          </Column>
          <Column>
            <NewestPanel files={media.newest} />
            {missing.length > 0 ? null : <MissingPanel missing={missing} />}
          </Column>
        </Columns>
      ) : null}
    </>
  );
};

/** The largest files, each linking to itself in the library. */
const BiggestPanel = ({ files }: { files: readonly MediaFile[] }) => (
  <TitledPanel title="Biggest files">
    {files.length === 0 ? <EmptyLine>The folder is empty.</EmptyLine> : null}
    <chakra.ul listStyle="none" css={{ '& > li + li': { borderTop: 'rule' } }}>
      {files.map((file) => (
        <li key={file.publicUrl}>
          <Row to={mediaSearchPath(file.relativePath)}>
            <chakra.span overflowWrap="anywhere">{file.relativePath}</chakra.span>
            <chakra.span fontVariantNumeric="tabular-nums" color="admin.quiet">
              {formatFileSize(file.size)}
            </chakra.span>
          </Row>
        </li>
      ))}
    </chakra.ul>
  </TitledPanel>
);
