import { chakra } from '@chakra-ui/react';
import { SHOP_ID } from '@jeweler/core/schemas';
import { Navigate, useMatch, useNavigate } from 'react-router-dom';
import { cataloguePath, portalPaths } from '../../shared/paths.ts';
import { RecordPanel } from './record/record-panel.tsx';
import { parseId, RecordLists } from './record-lists.tsx';

/** The shop's own facts in the settings, edited like records of the catalogue: how it is reached, and questions. */
export const ShopScreen = () => {
  const { kind, id: text } = useMatch(`${portalPaths.shop}/:kind?/:id?`)?.params ?? {};
  const navigate = useNavigate();
  if (kind === undefined) {
    return (
      <chakra.div maxWidth="52rem">
        <RecordPanel kind="shop" id={SHOP_ID} onOpen={() => void navigate(portalPaths.settings)} />
      </chakra.div>
    );
  }
  const id = parseId(text);
  if (kind !== 'questions') return <Navigate to={portalPaths.shop} replace />;
  if (id === null) return <Navigate to={cataloguePath(kind)} replace />;
  return <RecordLists kind={kind} id={id} />;
};
