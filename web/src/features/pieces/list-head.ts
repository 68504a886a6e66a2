import { breadcrumbs } from '../../components/head/json-ld.ts';
import { metaDescription } from '../../components/head/meta-description.ts';
import type { PageHead } from '../../components/head/page-head.ts';
import type { SelectedPieces } from '../../data/select-pieces.ts';
import { pieceList } from './piece-json-ld.ts';

interface ListPage {
  origin: string;
  /** Canonical: without the filter's query. */
  path: string;
  name: string;
  description: string;
  /** Absent while they are on their way; they complete the head when they arrive. */
  pieces: SelectedPieces | undefined;
  /** Picture for link previews; without one, that of the first piece. */
  image?: string;
}

/** What a category or collection page says about itself. */
export const listHead = ({ origin, path, name, description, pieces, image }: ListPage): PageHead => {
  const picture = image ?? pieces?.products[0]?.image_url;
  return {
    title: name,
    description: metaDescription(description),
    path,
    ...(picture ? { image: picture } : {}),
    jsonLd: [
      breadcrumbs(origin, [{ name, path }]),
      ...(pieces && pieces.total > 0 ? [pieceList(origin, name, pieces)] : []),
    ],
  };
};
