import { chakra } from '@chakra-ui/react';
import type { MediaFile } from '@jeweler/core/schemas';
import { Link } from 'react-router-dom';
import { useAttempt } from '../../shared/live/use-live.ts';
import { mediaSearchPath } from '../../shared/paths.ts';
import { squareThumbnailStyle, Thumbnail } from '../../shared/thumbnail.tsx';
import { shopDate } from '../../shared/times.ts';
import { EmptyLine, TitledPanel } from '../../shared/ui/panel.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    gap: '4',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
    },
    padding: 'panel',
  },
});

const Card = chakra(Link, {
  base: {
    display: 'block',
    border: 'rule',
    borderRadius: 'admin',
    overflow: 'hidden',
    textDecoration: 'none',
    _hover: { borderColor: 'admin.control' },
  },
});

const Square = chakra('span', { base: squareThumbnailStyle });

/** The newest pictures, each linking to itself in the library. */
export const NewestPanel = ({ files }: { files: readonly MediaFile[] }) => {
  const attempt = useAttempt();
  return (
    <TitledPanel title="Newest pictures">
      {files.length === 0 ? (
        <EmptyLine>There are no pictures in the folder.</EmptyLine>
      ) : (
        <Grid>
          {files.map((file) => (
            <li key={file.publicUrl}>
              <Card to={mediaSearchPath(file.relativePath)}>
                <Square>
                  <Thumbnail file={file} layout="grid" attempt={attempt} />
                </Square>
                <chakra.span display="block" paddingInline="3" paddingBlock="2">
                  <chakra.span
                    display="block"
                    truncate
                    fontSize="small"
                    fontWeight="medium"
                    title={file.relativePath}
                  >
                    {file.name}
                  </chakra.span>
                  <chakra.span display="block" fontSize="note" color="admin.quiet">
                    {shopDate(file.lastModified)}
                  </chakra.span>
                </chakra.span>
              </Card>
            </li>
          ))}
        </Grid>
      )}
    </TitledPanel>
  );
};
