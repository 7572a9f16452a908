import { answers, type Answer } from './stuff-answers.ts';
import { stuffs } from '../sculpt/layer.ts';

/** The surface of puppets, as WebGPU reads it; `puppet-glsl.ts` says the same to WebGL. */
export const vertexCode: Record<string, string> = {
  CUSTOM_VERTEX_DEFINITIONS: `
    varying vStuff: vec2f;
    varying vClay: vec3f;`,
  CUSTOM_VERTEX_MAIN_END: `
    vertexOutputs.vClay = vertexInputs.position;
    #ifdef UV1
    vertexOutputs.vStuff = vertexInputs.uv;
    #else
    vertexOutputs.vStuff = vec2f(0.8, 1.0);
    #endif`,
};

const pick = (name: string, of: (answer: Answer) => number): string =>
  `fn ${name}(index: f32) -> f32 {
${stuffs.map((stuff, index) => `      if (index < ${index}.5) { return ${of(answers[stuff]).toFixed(3)}; }`).join('\n')}
      return 0.0;
    }`;

export const fragmentCode: Record<string, string> = {
  CUSTOM_FRAGMENT_DEFINITIONS: `
    varying vStuff: vec2f;
    varying vClay: vec3f;
    ${pick('stuffRoughness', ({ roughness }) => roughness)}
    ${pick('stuffMetallic', ({ metallic }) => metallic)}
    ${pick('stuffGrain', ({ grain }) => grain)}
    ${pick('stuffFuzz', ({ fuzz }) => fuzz)}
    fn stuffIndex(at: vec2f) -> f32 { return floor(at.x * ${stuffs.length.toFixed(1)}); }
    fn clayHash(p: vec3f) -> f32 { return fract(sin(dot(p, vec3f(127.1, 311.7, 74.7))) * 43758.5453); }
    fn clayNoise(p: vec3f) -> f32 {
      let i = floor(p);
      var f = fract(p);
      f = f * f * (vec3f(3.0) - 2.0 * f);
      return mix(
        mix(mix(clayHash(i), clayHash(i + vec3f(1.0, 0.0, 0.0)), f.x), mix(clayHash(i + vec3f(0.0, 1.0, 0.0)), clayHash(i + vec3f(1.0, 1.0, 0.0)), f.x), f.y),
        mix(mix(clayHash(i + vec3f(0.0, 0.0, 1.0)), clayHash(i + vec3f(1.0, 0.0, 1.0)), f.x), mix(clayHash(i + vec3f(0.0, 1.0, 1.0)), clayHash(i + vec3f(1.0, 1.0, 1.0)), f.x), f.y),
        f.z);
    }`,
  CUSTOM_FRAGMENT_BEFORE_LIGHTS: `
    {
      let index = stuffIndex(fragmentInputs.vStuff);
      // Felt is fine and even, hair runs along the head, cloth is woven.
      let p = fragmentInputs.vClay * select(select(vec3f(330.0), vec3f(520.0, 60.0, 520.0), index < 4.5), vec3f(420.0), index < 3.5);
      let seen = clamp(1.6 - 1.1 * length(fwidth(p)), 0.0, 1.0);
      let grain = stuffGrain(index) * seen;
      if (grain > 0.004) {
        let here = clayNoise(p);
        let slope = vec3f(clayNoise(p + vec3f(0.7, 0.0, 0.0)), clayNoise(p + vec3f(0.0, 0.7, 0.0)), clayNoise(p + vec3f(0.0, 0.0, 0.7))) - vec3f(here);
        normalW = normalize(normalW - slope * grain);
      }
    }`,
  CUSTOM_FRAGMENT_UPDATE_METALLICROUGHNESS: `
    {
      let index = stuffIndex(fragmentInputs.vStuff);
      metallicRoughness = vec2f(stuffMetallic(index), stuffRoughness(index));
    }`,
  CUSTOM_FRAGMENT_BEFORE_FOG: `
    {
      let edge = 1.0 - clamp(dot(normalW, viewDirectionW), 0.0, 1.0);
      let index = stuffIndex(fragmentInputs.vStuff);
      let around = max(finalColor.rgb, vec3f(0.0));
      // Fibres, and the thin edge of flesh, hand on the light that falls on them.
      let flesh = index > 2.5 && index < 3.5;
      let tint = select(mix(vec3f(1.0), surfaceAlbedo * 3.0, 0.5), vec3f(1.0, 0.45, 0.32), flesh);
      finalColor = vec4f(finalColor.rgb + around * tint * stuffFuzz(index) * pow(edge, 2.5) * 0.9 * fragmentInputs.vStuff.y, finalColor.a);
      #ifdef PUPPET_GHOST
      let up = smoothstep(0.02, 0.75, fragmentInputs.vClay.y);
      let rim = pow(edge, 1.6);
      finalColor = vec4f(
        around * 0.5 + vec3f(0.42, 0.66, 0.86) * (0.1 + 1.15 * rim) * mix(0.35, 1.0, up),
        clamp((0.2 + 0.75 * rim + select(0.0, 0.22, flesh)) * up, 0.0, 0.95));
      #endif
    }`,
};
