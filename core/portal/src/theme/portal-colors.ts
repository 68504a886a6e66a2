const portal = (base: string, dark: string) => ({ value: { base, _dark: dark } });

/** Semantic colors of the staff portal, light and dark. */
export const portalColors = {
  admin: {
    canvas: portal('#F5F1EA', '#110E0B'),
    panel: portal('#FDFBF7', '#181410'),
    sunken: portal('#EFE9DE', '#1F1B17'),
    fg: portal('#181410', '#F6F1E7'),
    quiet: portal('#5E554A', '#C4B9A8'),
    rule: portal('#DDD4C4', '#3B342D'),
    control: portal('#857A6B', '#8C8071'),
    accent: portal('#785820', '#DCC08A'),
    selected: portal('#F4EAD3', '#332A1B'),
    solid: portal('#181410', '#F6F1E7'),
    onSolid: portal('#F6F1E7', '#181410'),
    error: portal('#8E2331', '#F2ADA8'),
    success: portal('#235A42', '#A3D3B8'),
    info: portal('#2A4876', '#B0C7EC'),
    warning: portal('#7E5208', '#EBCB8C'),
  },
};
