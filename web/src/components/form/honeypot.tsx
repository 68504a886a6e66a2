import { useFormContext } from 'react-hook-form';
import { styled } from '#styled-system/jsx';

/** Off-screen, out of the tab order and hidden from screen readers: only robots fill it in. */
export const Honeypot = () => {
  const { register } = useFormContext();
  return (
    <styled.div
      aria-hidden="true"
      css={{
        position: 'absolute',
        left: '-9999px',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
      }}
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
    </styled.div>
  );
};
