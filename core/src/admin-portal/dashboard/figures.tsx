import type { Dashboard } from '../../schemas/index.ts';
import { BiggestPanel } from './biggest-panel.tsx';
import { Column, Columns } from './columns.tsx';
import { FolderPanel } from './folder-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { NewestPanel } from './newest-panel.tsx';
import { WaitingStrip } from './waiting-strip.tsx';

/** The dashboard once its figures are there. */
export const Figures = ({ figures: { media, missing, waiting } }: { figures: Dashboard }) => (
  <>
    <WaitingStrip waiting={waiting} />
    <Columns>
      <Column>
        <FolderPanel media={media} />
        <BiggestPanel files={media.biggest} />
      </Column>
      <Column>
        {/* A gap on the site comes before anything else. */}
        {missing.length > 0 ? <MissingPanel missing={missing} /> : null}
        <NewestPanel files={media.newest} />
        {missing.length > 0 ? null : <MissingPanel missing={missing} />}
      </Column>
    </Columns>
  </>
);
