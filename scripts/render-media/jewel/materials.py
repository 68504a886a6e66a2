"""Materials: metals and their finishes, stones, pearls, and what pieces stand on.

A material is made once per scene; `reset` forgets them. Its pass index says to the developing what it is:
1 ground and props, 2 metal, 3 stone, 4 pearl, 5 metal with a finish (not evened, or its grain would go).
"""
import bpy

GOLD = (0.93, 0.70, 0.385)
#: For pieces that mirror light from all sides, which pales them.
RICH_GOLD = (0.97, 0.72, 0.30)
ROSE = (0.92, 0.635, 0.515)
WHITE = (0.74, 0.735, 0.725)
STEEL = (0.50, 0.51, 0.53)

#: Colour of a stone: absorption of red, green and blue per half-width of the stone, and refractive index.
STONES = {
    'diamond': (None, 2.417),
    'canary': ((0.012, 0.07, 0.62), 2.417),
    'pink': ((0.03, 0.30, 0.17), 2.417),
    'sapphire': ((1.45, 0.92, 0.14), 1.77),
    'ruby': ((0.17, 2.2, 1.55), 1.77),
    'emerald': ((1.8, 0.38, 0.95), 1.577),
    'aqua': ((0.35, 0.08, 0.03), 1.577),
    'morganite': ((0.02, 0.22, 0.22), 1.58),
    'citrine': ((0.03, 0.35, 1.2), 1.55),
    'garnet': ((0.25, 1.8, 1.8), 1.75),
    'amethyst': ((0.5, 1.1, 0.15), 1.55),
}
METAL_PASS, STONE_PASS, PEARL_PASS, FINISH_PASS = 2, 3, 4, 5

_made = {}


def forget():
    """Drops the materials of the last scene."""
    _made.clear()


def once(make):
    """Makes a material once per scene for the same arguments."""

    def made(*args, **named):
        key = (make.__name__, args, tuple(sorted(named.items())))
        if key not in _made:
            _made[key] = make(*args, **named)
        return _made[key]

    return made


def _principled(name, pass_index=1, **values):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.pass_index = pass_index
    shader = material.node_tree.nodes['Principled BSDF']
    for key, value in values.items():
        socket = shader.inputs[key.replace('_', ' ').title()]
        socket.default_value = (*value, 1) if isinstance(value, tuple) else value
    return material, material.node_tree, shader


def _node(tree, kind, inputs=None, **settings):
    """A new node; `inputs` maps a socket to a value or to the output socket that feeds it."""
    node = tree.nodes.new(kind)
    for key, value in settings.items():
        setattr(node, key, value)
    for key, value in (inputs or {}).items():
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value
    return node


def _math(tree, operation, *values):
    return _node(tree, 'ShaderNodeMath', dict(enumerate(values)), operation=operation).outputs[0]


@once
def metal(colour=GOLD, rough=0.09, finish=None):
    """Polished, or with a finish: `brushed` (lines round a band), `satin` (fine grain)."""
    material, tree, shader = _principled(
        'metal', METAL_PASS, base_color=colour, metallic=1.0, roughness=rough
    )
    if finish:
        material.pass_index = FINISH_PASS
        place = _node(tree, 'ShaderNodeTexCoord').outputs['Object']
        relief = {'brushed': _brushed, 'satin': _satin}[finish](tree, place, shader)
        tree.links.new(relief.outputs[0], shader.inputs['Normal'])
    return material


def _brushed(tree, place, shader):
    """Lines round the finger: noise drawn out along the angle, fine across the band."""
    x, y, z = _node(tree, 'ShaderNodeSeparateXYZ', {0: place}).outputs
    angle = _math(tree, 'ARCTAN2', x, z)
    lines = _node(
        tree,
        'ShaderNodeCombineXYZ',
        {0: _math(tree, 'MULTIPLY', angle, 3.0), 1: _math(tree, 'MULTIPLY', y, 170.0)},
    ).outputs[0]
    noise = _node(tree, 'ShaderNodeTexNoise', {'Vector': lines, 'Scale': 1.0, 'Detail': 4.0}).outputs[0]
    shader.inputs['Roughness'].default_value = 0.22
    shader.inputs['Anisotropic'].default_value = 0.75
    # The long axis of the highlight lies across the lines, along the finger.
    tangent = _node(tree, 'ShaderNodeTangent', direction_type='RADIAL', axis='Y')
    tree.links.new(tangent.outputs[0], shader.inputs['Tangent'])
    return _node(tree, 'ShaderNodeBump', {'Height': noise, 'Strength': 0.13, 'Distance': 0.02})


def _satin(tree, place, shader):
    noise = _node(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': 140.0}).outputs[0]
    shader.inputs['Roughness'].default_value = 0.3
    return _node(tree, 'ShaderNodeBump', {'Height': noise, 'Strength': 0.08})


def gold():
    return metal(GOLD)


def rich_gold():
    return metal(RICH_GOLD)


def rose():
    return metal(ROSE)


def white():
    return metal(WHITE, 0.06)


@once
def plain(colour, rough=0.5, specular=0.5, coat=0.0):
    material, _, shader = _principled('plain', base_color=colour, roughness=rough, specular=specular)
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = 0.05
    return material


@once
def lapis():
    """Lapis lazuli: ultramarine in clouds, with flecks of pyrite."""
    material, tree, shader = _principled('lapis', roughness=0.06, specular=0.6, clearcoat=1.0)
    shader.inputs['Clearcoat Roughness'].default_value = 0.04
    place = _node(tree, 'ShaderNodeTexCoord').outputs['Object']
    clouds = _node(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': 7.0, 'Detail': 6.0}).outputs[0]
    ramp = _node(tree, 'ShaderNodeValToRGB', {0: clouds})
    stops = ramp.color_ramp.elements
    stops[0].color, stops[0].position = (0.004, 0.010, 0.075, 1), 0.35
    stops[1].color, stops[1].position = (0.020, 0.055, 0.270, 1), 0.75
    grains = _node(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': 46.0, 'Detail': 3.0}).outputs[0]
    fleck = _math(tree, 'GREATER_THAN', grains, 0.705)
    mixed = _node(
        tree, 'ShaderNodeMixRGB', {0: fleck, 1: ramp.outputs[0], 2: (0.62, 0.47, 0.20, 1)}
    ).outputs[0]
    tree.links.new(mixed, shader.inputs['Base Color'])
    tree.links.new(_math(tree, 'MULTIPLY', fleck, 0.8), shader.inputs['Metallic'])
    return material


def _letting_light_through(tree, surface, tint):
    """For shadows and light scattered by the ground a stone is tinted air: caustics are not traced."""
    path = _node(tree, 'ShaderNodeLightPath').outputs
    through = _node(tree, 'ShaderNodeBsdfTransparent', {0: (*tint, 1)}).outputs[0]
    scattered = _math(tree, 'MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    return _node(tree, 'ShaderNodeMixShader', {0: scattered, 1: surface, 2: through}).outputs[0]


@once
def gem(kind, size=0.4):
    """A stone: clear glass of its refractive index, coloured by what it absorbs on the way through.

    size: half-width of the stone, so that large and small ones have the same colour.
    """
    absorption, index = STONES[kind]
    material = bpy.data.materials.new(kind)
    material.use_nodes = True
    material.pass_index = STONE_PASS
    tree = material.node_tree
    tree.nodes.clear()
    out = _node(tree, 'ShaderNodeOutputMaterial')
    glass = _node(
        tree, 'ShaderNodeBsdfGlass', {'Color': (1, 1, 1, 1), 'IOR': index, 'Roughness': 0.0}
    ).outputs[0]
    tint = (0.8, 0.8, 0.8)
    if absorption:
        most = max(absorption)
        volume = _node(
            tree,
            'ShaderNodeVolumeAbsorption',
            {'Color': (*[1 - a / most for a in absorption], 1), 'Density': most / size},
        )
        tree.links.new(volume.outputs[0], out.inputs[1])
        tint = tuple(0.8 * 2.718 ** -(1.2 * a) for a in absorption)
    tree.links.new(_letting_light_through(tree, glass, tint), out.inputs[0])
    return material


def diamond():
    return gem('diamond')


@once
def glass():
    """The lens of a loupe."""
    material = bpy.data.materials.new('glass')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    lens = _node(tree, 'ShaderNodeBsdfGlass', {'IOR': 1.3, 'Roughness': 0.0}).outputs[0]
    out = _node(tree, 'ShaderNodeOutputMaterial')
    tree.links.new(_letting_light_through(tree, lens, (0.9, 0.9, 0.9)), out.inputs[0])
    return material


@once
def pearl_mat(body=(0.88, 0.825, 0.745), edge=(0.80, 0.69, 0.64)):
    """Pearl: body colour in the middle, overtone towards the edge, under a clear coat."""
    material, tree, shader = _principled(
        'pearl', PEARL_PASS, roughness=0.24, specular=0.6, metallic=0.25, clearcoat=1.0
    )
    shader.inputs['Clearcoat Roughness'].default_value = 0.06
    facing = _node(tree, 'ShaderNodeLayerWeight', {0: 0.45}).outputs['Facing']
    ramp = _node(tree, 'ShaderNodeValToRGB', {0: facing})
    stops = ramp.color_ramp.elements
    stops[0].color, stops[0].position = (*body, 1), 0.1
    stops[1].color, stops[1].position = (0.60, 0.62, 0.60, 1), 1
    stops.new(0.55).color = (*edge, 1)
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    return material


@once
def felt_mat(colour=(0.62, 0.55, 0.45)):
    """Wool felt: fibres in two sizes, lighter at the edge."""
    material, tree, shader = _principled('felt', base_color=colour, roughness=1.0, sheen=0.6)
    shader.inputs['Specular'].default_value = 0.1
    place = _node(tree, 'ShaderNodeTexCoord').outputs['Object']
    fibres = _node(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': 34.0, 'Detail': 8.0}).outputs[0]
    bump = _node(tree, 'ShaderNodeBump', {'Height': fibres, 'Strength': 0.55, 'Distance': 0.03})
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])
    return material


@once
def matte(colour):
    material = bpy.data.materials.new('matte')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    diffuse = _node(tree, 'ShaderNodeBsdfDiffuse', {0: (*colour, 1)}).outputs[0]
    _node(tree, 'ShaderNodeOutputMaterial', {0: diffuse})
    return material


@once
def sheet(colour, brightness=0.80, inner=1.05, outer=3.8, far=(0.045, 0.043, 0.04)):
    """The ground of the studio: a lit sheet, which mirrors in metal and stones as a small one in a dark room.

    A real sheet ends soon after the piece; without that, white metal would mirror ivory on all sides and
    vanish in its ground. What is mirrored is given, not lit: a lit one would come out grainy in the metal.

    brightness: of the mirrored sheet against its colour; inner, outer: distances from the piece between
    which it fades. far: the room beyond it.
    """
    material = bpy.data.materials.new('sheet')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    path = _node(tree, 'ShaderNodeLightPath').outputs
    place = _node(tree, 'ShaderNodeNewGeometry').outputs['Position']
    distance = _node(tree, 'ShaderNodeVectorMath', {0: place}, operation='LENGTH').outputs['Value']
    ramp = _node(tree, 'ShaderNodeValToRGB', {0: _math(tree, 'DIVIDE', distance, outer)})
    ramp.color_ramp.interpolation = 'EASE'
    stops = ramp.color_ramp.elements
    stops[0].color = (*[0.42 * c * brightness for c in colour], 1)  # in the shadow of the piece
    stops[1].color = (*far, 1)
    stops.new(0.55 / outer).color = (*[c * brightness for c in colour], 1)
    stops.new(inner / outer).color = (*[c * brightness for c in colour], 1)
    mirrored = _math(tree, 'MAXIMUM', path['Is Glossy Ray'], path['Is Transmission Ray'])
    diffuse = _node(tree, 'ShaderNodeBsdfDiffuse', {0: (*colour, 1)}).outputs[0]
    given = _node(tree, 'ShaderNodeEmission', {0: ramp.outputs[0], 1: 1.0}).outputs[0]
    mixed = _node(tree, 'ShaderNodeMixShader', {0: mirrored, 1: diffuse, 2: given}).outputs[0]
    _node(tree, 'ShaderNodeOutputMaterial', {0: mixed})
    return material


@once
def wood(brightness=1.0):
    material, tree, shader = _principled('wood', roughness=0.42)
    place = _node(tree, 'ShaderNodeTexCoord').outputs['Object']
    drawn = _node(tree, 'ShaderNodeMapping', {0: place, 'Scale': (0.25, 2.6, 2.6)}).outputs[0]
    noise = _node(
        tree, 'ShaderNodeTexNoise', {'Vector': drawn, 'Scale': 2.2, 'Detail': 9.0, 'Distortion': 1.4}
    ).outputs[0]
    ramp = _node(tree, 'ShaderNodeValToRGB', {0: noise})
    stops = ramp.color_ramp.elements
    stops[0].color = (0.030 * brightness, 0.016 * brightness, 0.008 * brightness, 1)
    stops[1].color = (0.17 * brightness, 0.085 * brightness, 0.040 * brightness, 1)
    stops[0].position, stops[1].position = 0.3, 0.75
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    bump = _node(tree, 'ShaderNodeBump', {'Height': noise, 'Strength': 0.12})
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])
    return material
