/** What symbols are made of: the colour where the light falls (from the upper left), its own, and in the shade. */
export type Material = readonly [light: string, own: string, shade: string];

export const MATERIALS = {
  gold: ['#fff0b3', '#f2b93b', '#9a5b12'],
  bronze: ['#f7cfa0', '#c07a3e', '#6b3518'],
  silver: ['#ffffff', '#b9c2d6', '#5d667f'],
  ivory: ['#fffdf2', '#f1e3c4', '#b89a6d'],
  stone: ['#d9dccf', '#8f978a', '#4a5350'],
  wood: ['#d99a5b', '#8f5426', '#4a260f'],
  leather: ['#b9683a', '#7a3a1c', '#3f1a0c'],
  ruby: ['#ff9c9c', '#d81f3f', '#6d0628'],
  coral: ['#ffc3a8', '#fb6f52', '#a8263a'],
  orange: ['#ffd79a', '#f78a1f', '#a63f08'],
  amber: ['#fff1a8', '#ffc21f', '#c0700a'],
  lemon: ['#fffcc0', '#ffe03a', '#c99a08'],
  lime: ['#e9ffa8', '#a3dc35', '#4d8a12'],
  leaf: ['#b4f08f', '#3fa648', '#12522f'],
  emerald: ['#a5ffcf', '#12b573', '#05553f'],
  teal: ['#b0fff0', '#1db4ac', '#0a5060'],
  sky: ['#d6f6ff', '#4fb6f2', '#1a5aa8'],
  sapphire: ['#b3ccff', '#2f62e6', '#141f7d'],
  lapis: ['#8fa8ff', '#2b3fb0', '#101a5c'],
  violet: ['#e3c4ff', '#8d47e0', '#3c127f'],
  plum: ['#e9a9ff', '#8e2fb3', '#41085c'],
  rose: ['#ffd3e6', '#f5569c', '#98114f'],
  ink: ['#5b5570', '#2a2438', '#0f0b18'],
  night: ['#3b3160', '#1d1638', '#0a0718'],
  white: ['#ffffff', '#ffffff', '#d8d8ee'],
  diamond: ['#ffffff', '#cfeaff', '#7fa3d6'],
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;
