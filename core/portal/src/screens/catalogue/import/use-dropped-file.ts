import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/**
 * Takes a file that is dropped anywhere in the window: beside an area made for it, the browser would leave the
 * portal and open it. The result says whether one is dragged over the window.
 */
export const useDroppedFile = (onFile: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Null outside the window; otherwise only another element is entered.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    const end = new AbortController();
    window.addEventListener('dragover', over, end);
    window.addEventListener('dragleave', leave, end);
    window.addEventListener('drop', drop, end);
    return () => end.abort();
  }, []);
  return isOver;
};
