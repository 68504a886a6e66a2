import { chakra } from '@chakra-ui/react';
import { formatFileSize } from '@jeweler/core/format';
import type { MediaFile } from '@jeweler/core/schemas';
import { Link } from 'react-router-dom';
import { mediaSearchPath } from '../../shared/paths.ts';
import { EmptyLine, Panel, PanelHead, PanelTitle } from '../../shared/ui/panel.tsx';

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
    px: { base: '4', lg: '5' },
    py: '3',
    textDecoration: 'none',
    _hover: { bg: 'admin.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** The largest files, each linking to itself in the library. */
export const BiggestPanel = ({ files }: { files: readonly MediaFile[] }) => (
  <Panel aria-labelledby="biggest">
    <PanelHead>
      <PanelTitle id="biggest">Biggest files</PanelTitle>
    </PanelHead>
    {files.length === 0 ? <EmptyLine>The folder is empty.</EmptyLine> : null}
    <chakra.ul listStyle="none" css={{ '& > li + li': { borderTop: '1px solid {colors.admin.rule}' } }}>
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
  </Panel>
);
