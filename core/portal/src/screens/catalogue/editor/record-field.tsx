import type { FieldControl, RecordKind } from '@jeweler/core/schemas';
import type { ComponentProps } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { FocusField } from '../../../shared/ui/focus-field.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextAreaField } from '../../../shared/ui/text-area-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toOptions, useChoices } from '../data/choices.ts';
import type { FieldEntry } from './field-table.ts';
import { PictureField } from './picture-field.tsx';
import type { Texts, Values } from './texts.ts';

interface RecordFieldProps {
  kind: RecordKind;
  entry: FieldEntry;
  control: Control<Texts, unknown, Values>;
  isFilm: boolean;
  /** Called with the text before and after somebody has changed it. */
  onTyped: (before: string, text: string) => void;
}

/** How a line of text is typed, apart from ordinary words. */
const lineProps: Readonly<Partial<Record<FieldControl, ComponentProps<typeof TextField> | object>>> = {
  line: { dir: 'auto' },
  phone: { dir: 'auto', inputMode: 'tel' },
  email: { dir: 'auto', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  slug: { autoCapitalize: 'none', spellCheck: false },
  price: { inputMode: 'decimal' },
  decimal: { inputMode: 'decimal' },
  whole: { inputMode: 'numeric' },
  day: { type: 'date' },
};

/** Without the empty choice, which stands above them. */
const labeled = ({ '': _, ...choices }: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

/** One field of the form, as the table of fields says. */
export const RecordField = ({ kind, entry, control, isFilm, onTyped }: RecordFieldProps) => {
  const choices = useChoices();
  const { field, fieldState } = useController({ control, name: entry.name });
  const picture = useWatch({ control, name: 'image_url' }) ?? '';
  const value = field.value ?? '';
  const change = (text: string) => {
    field.onChange(text);
    onTyped(value, text);
  };
  const framed = {
    ref: field.ref,
    name: entry.name,
    label: entry.label,
    hint: entry.hint,
    error: fieldState.error?.message,
    announced: fieldState.error?.type === 'server',
    value,
    onBlur: field.onBlur,
  };
  const chosen = { ...framed, onChange: change };
  const onChange = (event: { currentTarget: { value: string } }) => change(event.currentTarget.value);
  switch (entry.control) {
    case 'picture':
      return <PictureField {...chosen} {...{ kind, control, isFilm }} />;
    case 'focus':
      return <FocusField {...chosen} picture={picture} frames={entry.frames ?? []} />;
    case 'category':
      return <SelectField {...chosen} empty="Choose a category" options={toOptions(choices?.categories)} />;
    case 'collection':
      return <SelectField {...chosen} empty="None" options={toOptions(choices?.collections)} />;
    case 'flag':
      return <SelectField {...chosen} options={labeled(entry.choices)} />;
    case 'choice':
      return (
        <SelectField
          {...chosen}
          empty={entry.none ?? (entry.isRequired ? 'Choose one' : 'None')}
          options={labeled(entry.choices)}
        />
      );
    case 'text':
    case 'line':
      if (entry.control === 'text' || entry.isLong)
        return <TextAreaField {...framed} rows={5} onChange={onChange} />;
      break;
    case 'slug':
    case 'phone':
    case 'email':
    case 'price':
    case 'decimal':
    case 'whole':
    case 'place':
    case 'day':
    // They have a field of their own.
    case 'pictures':
      break;
  }
  return <TextField {...framed} onChange={onChange} autoComplete="off" {...lineProps[entry.control]} />;
};
