/** Drug types under short names, for tables of cases. */
export const sil = 'sildenafil';
export const tad = 'tadalafil';
export const ser = 'sertraline';
export const flu = 'fluoxetine';
export const esc = 'escitalopram';
export const spray = 'climax_delay_spray';
export const fin = 'finasteride';
