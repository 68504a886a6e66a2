import { chakra } from '@chakra-ui/react';
import { requestCatalogueFile } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import type { ImportFormat } from '@jeweler/core/schemas';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { PanelTitle } from '../../../shared/ui/panel.tsx';

/** What each kind of file is for, what an import of it does, and how it is saved. */
const formats: Readonly<
  Record<ImportFormat, { title: string; save: string; fileName: string; rules: readonly string[] }>
> = {
  csv: {
    title: 'CSV: the pieces as a table',
    save: 'Save all pieces as CSV',
    fileName: 'pieces',
    rules: [
      'For a spreadsheet: one line for each piece, drafts and hidden ones too.',
      'The address identifies the piece. A new address creates a new piece.',
      'A missing column leaves its field unchanged; an empty cell clears it.',
      'Pieces that are not in the file stay as they are.',
    ],
  },
  json: {
    title: 'JSON: the whole website',
    save: 'Save the catalogue as JSON',
    fileName: 'catalogue',
    rules: [
      'Pieces, collections, categories and announcements that visitors see, in their order.',
      'The file becomes what visitors see: what it leaves out is deleted, and can be restored for 30 days.',
      'Drafts and hidden pieces that it leaves out stay.',
      'Also what you have changed of the shop’s own: prices of services, testimonials, questions, pictures of the pages, the wheel. What it leaves out of these stays.',
    ],
  },
};

const List = chakra('ul', {
  base: { display: 'grid', gap: '2', paddingLeft: '1.1em', color: 'admin.quiet', listStyleType: 'disc' },
});

/** The two kinds of files, side by side. */
export const Formats = () => (
  <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
    {(['csv', 'json'] as const).map((format) => {
      const { title, save, fileName, rules } = formats[format];
      return (
        <chakra.section key={format} display="grid" gap="3" alignContent="start" aria-label={title}>
          <PanelTitle>{title}</PanelTitle>
          <List>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </List>
          <FileButton
            justifySelf="start"
            name={() => `${fileName}-${shopDay(new Date())}.${format}`}
            prepare={(http) => requestCatalogueFile(http, { format })}
          >
            {save}
          </FileButton>
        </chakra.section>
      );
    })}
  </chakra.div>
);
