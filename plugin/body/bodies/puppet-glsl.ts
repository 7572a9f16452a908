import { answers, type Answer } from './stuff-answers.ts';
import { stuffs } from '../sculpt/layer.ts';

/** The surface of puppets, as WebGL reads it; `puppet-wgsl.ts` says the same to WebGPU. */
export const vertexCode: Record<string, string> = {
  CUSTOM_VERTEX_DEFINITIONS: 'varying vec2 vStuff; varying vec3 vClay;',
  CUSTOM_VERTEX_MAIN_END: `
    vClay = position;
    #ifdef UV1
    vStuff = uv;
    #else
    vStuff = vec2(0.8, 1.0);
    #endif`,
};

const list = (values: readonly number[]): string =>
  values.map((value, index) => `${index === 0 ? '' : ' : '}index < ${index}.5 ? ${value.toFixed(3)}`).join('') +
  ' : 0.0';
const pick = (name: string, of: (answer: Answer) => number): string =>
  `float ${name}(float index) { return ${list(stuffs.map((stuff) => of(answers[stuff])))}; }`;

export const fragmentCode: Record<string, string> = {
  CUSTOM_FRAGMENT_DEFINITIONS: `
    varying vec2 vStuff; varying vec3 vClay;
    ${pick('stuffRoughness', ({ roughness }) => roughness)}
    ${pick('stuffMetallic', ({ metallic }) => metallic)}
    ${pick('stuffGrain', ({ grain }) => grain)}
    ${pick('stuffFuzz', ({ fuzz }) => fuzz)}
    float stuffIndex() { return floor(vStuff.x * ${stuffs.length.toFixed(1)}); }
    float clayHash(vec3 p) { return fract(sin(dot(p, vec3(127.1, 311.7, 74.7))) * 43758.5453); }
    float clayNoise(vec3 p) {
      vec3 i = floor(p); vec3 f = fract(p); f = f * f * (3.0 - 2.0 * f);
      return mix(
        mix(mix(clayHash(i), clayHash(i + vec3(1., 0., 0.)), f.x), mix(clayHash(i + vec3(0., 1., 0.)), clayHash(i + vec3(1., 1., 0.)), f.x), f.y),
        mix(mix(clayHash(i + vec3(0., 0., 1.)), clayHash(i + vec3(1., 0., 1.)), f.x), mix(clayHash(i + vec3(0., 1., 1.)), clayHash(i + vec3(1., 1., 1.)), f.x), f.y),
        f.z);
    }`,
  CUSTOM_FRAGMENT_BEFORE_LIGHTS: `
    {
      float index = stuffIndex();
      // Felt is fine and even, hair runs along the head, cloth is woven.
      vec3 p = vClay * (index < 3.5 ? vec3(420.0) : index < 4.5 ? vec3(520.0, 60.0, 520.0) : vec3(330.0, 330.0, 330.0));
      float seen = clamp(1.6 - 1.1 * length(fwidth(p)), 0.0, 1.0);
      float grain = stuffGrain(index) * seen;
      if (grain > 0.004) {
        float here = clayNoise(p);
        vec3 slope = vec3(clayNoise(p + vec3(0.7, 0., 0.)), clayNoise(p + vec3(0., 0.7, 0.)), clayNoise(p + vec3(0., 0., 0.7))) - here;
        normalW = normalize(normalW - slope * grain);
      }
    }`,
  CUSTOM_FRAGMENT_UPDATE_METALLICROUGHNESS: `
    { float index = stuffIndex(); metallicRoughness = vec2(stuffMetallic(index), stuffRoughness(index)); }`,
  CUSTOM_FRAGMENT_BEFORE_FOG: `
    {
      float edge = 1.0 - clamp(dot(normalW, viewDirectionW), 0.0, 1.0);
      float index = stuffIndex();
      vec3 around = max(finalColor.rgb, vec3(0.0));
      // Fibres, and the thin edge of flesh, hand on the light that falls on them.
      vec3 tint = index > 2.5 && index < 3.5 ? vec3(1.0, 0.45, 0.32) : mix(vec3(1.0), surfaceAlbedo * 3.0, 0.5);
      finalColor.rgb += around * tint * stuffFuzz(index) * pow(edge, 2.5) * 0.9 * vStuff.y;
      #ifdef PUPPET_GHOST
      float up = smoothstep(0.02, 0.75, vClay.y);
      float rim = pow(edge, 1.6);
      finalColor.rgb = around * 0.5 + vec3(0.42, 0.66, 0.86) * (0.1 + 1.15 * rim) * mix(0.35, 1.0, up);
      finalColor.a = clamp((0.2 + 0.75 * rim + (index < 3.5 && index > 2.5 ? 0.22 : 0.0)) * up, 0.0, 0.95);
      #endif
    }`,
};
