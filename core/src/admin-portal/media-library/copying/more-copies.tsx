import { chakra, Menu, Portal } from '@chakra-ui/react';
import { IconButton } from '../../components/icon-button.tsx';
import type { CopyForm } from './copy-texts.ts';

const forms: readonly { form: CopyForm; label: string }[] = [
  { form: 'markdown', label: 'Copy Markdown' },
  { form: 'html', label: 'Copy HTML' },
  { form: 'names', label: 'Copy file names' },
];

const List = chakra(Menu.Content, {
  base: {
    minWidth: '12rem',
    py: '1',
    bg: 'admin.panel',
    border: '1px solid',
    borderColor: 'admin.control',
    borderRadius: 'admin',
    outline: 'none',
    zIndex: 'drawer',
    '&[hidden]': { display: 'none' },
  },
});

const Item = chakra(Menu.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    px: '4',
    cursor: 'pointer',
    _highlighted: { bg: 'admin.sunken' },
    '&:focus-visible': { outline: 'none' },
  },
});

interface MoreCopiesProps {
  disabled: boolean;
  onChoose: (form: CopyForm) => void;
}

/** The menu beside the copy buttons: the selection in other forms. */
export const MoreCopies = ({ disabled, onChoose }: MoreCopiesProps) => (
  <Menu.Root
    positioning={{ placement: 'bottom-end' }}
    onSelect={({ value }) => {
      const chosen = forms.find(({ form }) => form === value);
      if (chosen) onChoose(chosen.form);
    }}
  >
    <Menu.Trigger asChild>
      <IconButton
        icon="more"
        label="More ways to copy"
        look="line"
        disabled={disabled}
        // On phones at the end of the first line, so that the two buttons below keep their words in one.
        order={{ base: '0', md: '2' }}
        marginLeft={{ base: 'auto', md: '0' }}
        css={{ '& svg': { strokeWidth: '2.5' } }}
      />
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <List>
          {forms.map(({ form, label }) => (
            <Item key={form} value={form}>
              {label}
            </Item>
          ))}
        </List>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
