import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Quiet } from '../../shared/ui/layout.ts';

interface SettingsGroupProps {
  legend: string;
  /** What the settings do, below them. */
  hint: string;
  children?: ReactNode;
}

/** A few settings of this computer that belong together. */
export const SettingsGroup = ({ legend, hint, children }: SettingsGroupProps) => {
  const id = useId();
  return (
    <chakra.fieldset minWidth="0" aria-describedby={id}>
      <chakra.legend fontWeight="medium" fontSize="small" lineHeight="snug">
        {legend}
      </chakra.legend>
      <chakra.div display="grid" gap="1" justifyItems="start" marginTop="1">
        {children}
        <Quiet id={id}>{hint}</Quiet>
      </chakra.div>
    </chakra.fieldset>
  );
};
