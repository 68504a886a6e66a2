import { catalogueKinds } from '@jeweler/core/schemas';
import { Navigate, useMatch } from 'react-router-dom';
import { cataloguePath, portalPaths } from '../../shared/paths.ts';
import { ImportPanel } from './import/import-panel.tsx';
import { parseId, RecordLists } from './record-lists.tsx';
import { RedirectsPanel } from './redirects/redirects-panel.tsx';

/** The catalogue that staff edit: `/admin/catalogue/KIND`, and beside each list the open record. */
export const CatalogueScreen = () => {
  const { kind: named, id: text } = useMatch(`${portalPaths.catalogue}/:kind?/:id?`)?.params ?? {};
  if (named === 'redirects' && text === undefined) return <RedirectsPanel />;
  if (named === 'import' && text === undefined) return <ImportPanel />;
  if (named === 'complete' && text === undefined)
    return <RecordLists kind="products" id={undefined} opensMissing />;
  const kind = catalogueKinds.find((each) => each === named);
  const id = parseId(text);
  if (kind === undefined || id === null) return <Navigate to={cataloguePath(kind ?? 'products')} replace />;
  return <RecordLists kind={kind} id={id} />;
};
