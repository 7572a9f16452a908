/** Each play is packed into a scene.json that is not kept in git: its types do not hang on whether it is there yet. */
declare module '*/scene.json' {
  const scene: unknown;
  export default scene;
}
