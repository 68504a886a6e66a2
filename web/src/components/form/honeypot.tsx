import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';

/** Off-screen, out of the tab order and hidden from screen readers: only robots fill it in. */
export const Honeypot = () => {
  const { register } = useFormContext();
  return (
    <chakra.div
      aria-hidden="true"
      position="absolute"
      left="-9999px"
      width="1px"
      height="1px"
      overflow="hidden"
    >
      <label>
        Leave this field empty
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          {...register('website', { setValueAs: (value: string) => value || undefined })}
        />
      </label>
    </chakra.div>
  );
};
