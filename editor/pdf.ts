/** What every PDF begins with, whatever its name. */
export const PDF_START = '%PDF-';
