import { chakra } from '@chakra-ui/react';
import type { RecordKind } from '@jeweler/core/schemas';
import { useState } from 'react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import type { Texts } from '../editor/texts.ts';
import { PageFrame } from './page-frame.tsx';
import { useDraftPreview } from './use-draft-preview.ts';

const widths = { phone: 375, desktop: 1280 } as const;
const options = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const;

interface PreviewPaneProps {
  kind: RecordKind;
  id: number | 'new';
  texts: Texts;
}

/** The page as visitors would see it, with what stands in the form. */
export const PreviewPane = ({ kind, id, texts }: PreviewPaneProps) => {
  const { address, lacks } = useDraftPreview(kind, id, texts);
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  return (
    <chakra.section
      aria-label="Page as typed"
      display="grid"
      alignContent="start"
      gap="3"
      minWidth="0"
      padding={{ base: '4', lg: '5' }}
      position={{ xl: 'sticky' }}
      top="var(--nav-height)"
      borderLeft={{ xl: '1px solid' }}
      borderColor={{ xl: 'admin.rule' }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="3">
        <RadioGroup<keyof typeof widths>
          label="Shown on"
          value={device}
          options={options}
          onChange={setDevice}
        />
        {address === undefined ? null : (
          <ButtonLink href={address} target="_blank" rel="noreferrer">
            Open in full
          </ButtonLink>
        )}
      </chakra.div>
      {lacks.length === 0 ? null : (
        <chakra.p role="status" fontSize="small" color="admin.quiet">
          {`The page is not complete yet. ${lacks.join(' ')}`}
        </chakra.p>
      )}
      {address === undefined ? null : (
        <PageFrame address={address} width={widths[device]} title="Page as typed" />
      )}
    </chakra.section>
  );
};
