/** Where processes of the product say what they do. */
export interface HouseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
