import { chakra } from '@chakra-ui/react';
import {
  isCatalogueKind,
  isListKind,
  isPlaced,
  permissionToEdit,
  recordKinds,
  SINGLE_ID,
} from '@jeweler/core/schemas';
import { Navigate, useMatch, useNavigate } from 'react-router-dom';
import { cataloguePath, portalPaths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-session.ts';
import { OwnersPanel } from '../../shared/ui/owners-panel.tsx';
import { kindLabels } from './labels.ts';
import { RecordPanel } from './record/record-panel.tsx';
import { parseId, RecordLists } from './record-lists.tsx';

/** The shop's own records in the settings, edited like those of the catalogue: how it is reached, and lists. */
export const ShopScreen = () => {
  const { kind: word = 'shop', id: text } = useMatch(`${portalPaths.shop}/:kind?/:id?`)?.params ?? {};
  const navigate = useNavigate();
  const kind = recordKinds.find((each) => each === word && !isCatalogueKind(each));
  const mayEdit = useMay(permissionToEdit(kind ?? 'shop'));
  if (kind === undefined) return <Navigate to={portalPaths.shop} replace />;
  if (mayEdit === false) return <OwnersPanel title={kindLabels[kind].one} />;
  if (!isListKind(kind)) {
    return (
      <chakra.div maxWidth="52rem">
        <RecordPanel
          key={kind}
          kind={kind}
          id={SINGLE_ID}
          onOpen={() => void navigate(portalPaths.settings)}
        />
      </chakra.div>
    );
  }
  const id = parseId(text);
  if (id === null || (id === 'new' && isPlaced(kind))) return <Navigate to={cataloguePath(kind)} replace />;
  return <RecordLists kind={kind} id={id} />;
};
