import { type MissingField, missingFields } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import { Fragment } from 'react';
import { cataloguePath, firstMissingPath } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';

const phrases: Readonly<Record<MissingField, string>> = {
  picture: 'without a picture',
  'picture-file': 'whose picture is not in the folder',
  'small-picture': 'whose picture is too small',
  'alternative-text': 'without a picture description',
  'second-view': 'without a second view',
  description: 'without a description',
  'old-price': 'whose price has not been checked lately',
};

/** What is missing in pieces on the website, in one line with links to them; nothing when nothing is missing. */
export const MissingLine = ({ missing }: { missing: Dashboard['missingFields'] }) => {
  if (!missing || missing.pieces === 0) return null;
  const fields = missingFields.filter((field) => missing.counts[field] !== undefined);
  return (
    <Panel aria-label="To complete in the catalogue" display="flex" gap="3" px="panel" py="4">
      <Icon name="gem" color="admin.quiet" marginTop="1px" />
      <p>
        {missing.pieces === 1 ? 'One piece' : `${missing.pieces} pieces`} on the website could be completed:{' '}
        {fields.map((field, position) => (
          <Fragment key={field}>
            {position === 0 ? '' : ', '}
            <TextLink to={`${cataloguePath('products')}?state=live&missing=${field}`}>
              {missing.counts[field]} {phrases[field]}
            </TextLink>
          </Fragment>
        ))}
        . <TextLink to={`${firstMissingPath}?state=live&missing=any`}>Complete one by one</TextLink>
      </p>
    </Panel>
  );
};
