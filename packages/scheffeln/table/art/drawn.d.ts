// The build replaces a module that draws by the address of its SVG file.
declare module '*?drawn' {
  const address: string;
  export default address;
}
