/** The site's icon: a tan leather tag with a stitched edge and an H stamped into it. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect x="4" y="4" width="56" height="56" rx="10" fill="#c4925f"/>
<rect x="9.5" y="9.5" width="45" height="45" rx="6" fill="none" stroke="#5b3718" stroke-width="2" stroke-dasharray="5 4"/>
<path d="M22 19v26M42 19v26M22 32h20" fill="none" stroke="#5b3718" stroke-width="6"/>
</svg>
`;
