// What the build makes of a program that draws: the address of its drawing.
declare module '*?drawn' {
  const address: string;
  export default address;
}
