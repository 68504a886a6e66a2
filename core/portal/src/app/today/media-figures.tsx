import type { Dashboard } from '@jeweler/core/submissions';
import { useState } from 'react';
import { Column, Columns } from '../../shared/ui/panel.tsx';
import { BiggestPanel } from './biggest-panel.tsx';
import { FolderPanel } from './folder-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { NewestPanel } from './newest-panel.tsx';

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
