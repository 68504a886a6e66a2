import type { Dashboard } from '../../../submissions/index.ts';
import { Column, Columns } from '../../shared/ui/panel.tsx';
import { BiggestPanel } from './biggest-panel.tsx';
import { FolderPanel } from './folder-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { NewestPanel } from './newest-panel.tsx';

/** The dashboard's panels about the media folder. */
export const MediaFigures = ({ figures: { media, missing } }: { figures: Dashboard }) => (
  <Columns>
    <Column>
      <FolderPanel media={media} />
      <BiggestPanel files={media.biggest} />
    </Column>
    <Column>
      {/* Pictures missing on the site are the most urgent. */}
      {missing.length > 0 ? <MissingPanel missing={missing} /> : null}
      <NewestPanel files={media.newest} />
      {missing.length > 0 ? null : <MissingPanel missing={missing} />}
    </Column>
  </Columns>
);
