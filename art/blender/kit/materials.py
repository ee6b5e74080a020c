"""The color palette and one function per material (plastic, clay, felt, gold…). Equal calls share one material."""
import bpy

APRICOT, CORAL, CREAM, LEAF, INK = '#F7923F', '#F2695C', '#FFF5E6', '#4F9D4B', '#3A1D3F'
VIOLET, SUN, SKY, WHITE, PINK = '#7A5AE0', '#FFC94D', '#5BB8E8', '#FFFDF8', '#F7A6A0'
TOYS = (APRICOT, CORAL, SUN, LEAF, SKY, VIOLET)

ACCENTS = {
    'solitaire-go': '#2f9e6e',
    'spider-solitaire-go': '#7a4fd0',
    'block-blitz-go': '#f2604f',
    'freecell-solitaire': '#2f7fd6',
    'idle-mouse': '#e8a420',
    'castle-solitaire': '#d0568f',
}


def rgba(hex_color):
    """Converts an sRGB color such as '#F7923F' to linear RGB."""
    channels = [int(hex_color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1.0)


def mix(a, b, amount):
    """Interpolates from color a to color b; `amount` is 0…1."""
    pair = zip((a[1:3], a[3:5], a[5:7]), (b[1:3], b[3:5], b[5:7]))
    return '#' + ''.join(f'{round(int(p, 16) + (int(q, 16) - int(p, 16)) * amount):02x}' for p, q in pair)


def light(color, amount=0.35):
    return mix(color, '#ffffff', amount)


def dark(color, amount=0.35):
    return mix(color, '#1a0820', amount)


def plastic(color, roughness=0.3, coat=0.7):
    """Soft toy plastic with a clear coat."""
    return surface(f'plastic {color} {roughness} {coat}', color, roughness, coat=coat)


def gloss(color):
    """Polished, for eyes, candy and screens."""
    return surface(f'gloss {color}', color, 0.08, coat=1.0)


def clay(color):
    """Modeling clay: matte, slightly uneven."""
    return surface(f'clay {color}', color, 0.62, coat=0.12, sheen=0.25, bump=(2.2, 0.16))


def felt(color):
    """The felt of a card table."""
    return surface(f'felt {color}', color, 0.95, sheen=0.8, bump=(90, 0.35), specular=0.1)


def paper(color=WHITE):
    """Smooth card stock."""
    return surface(f'paper {color}', color, 0.45, coat=0.25, specular=0.35)


def printed(picture):
    """Card stock printed with a picture file; the UV map of the mesh selects the part."""
    name = f'printed {picture.stem}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = paper(WHITE).copy()
    made.name = name
    nodes, links = made.node_tree.nodes, made.node_tree.links
    image = nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(str(picture))
    body = next(node for node in nodes if node.type == 'BSDF_PRINCIPLED')
    links.new(image.outputs['Color'], body.inputs['Base Color'])
    return made


def gold(color='#FFC84A'):
    """Toy gold: metal with a warm body, so that it never turns black."""
    return surface(f'gold {color}', color, 0.31, coat=0.4, metallic=0.75)


def steel(color='#C9D3E0'):
    return surface(f'steel {color}', color, 0.32, coat=0.3, metallic=0.7)


def cheese():
    return surface('cheese', '#FFC53A', 0.42, coat=0.35, bump=(3, 0.1))


def glow(color, strength=2.0):
    """Emissive, for windows, screens and lamps."""
    material = surface(f'glow {color} {strength}', color, 0.4)
    body = material.node_tree.nodes['Principled BSDF']
    body.inputs['Emission'].default_value = rgba(color)
    body.inputs['Emission Strength'].default_value = strength
    return material


def glass(color='#DDF2FF'):
    material = surface(f'glass {color}', color, 0.04, coat=1.0, transmission=0.92)
    material.node_tree.nodes['Principled BSDF'].inputs['IOR'].default_value = 1.06  # thin: it must not turn the view over
    return material


def wood(color='#D99A5B'):
    material = surface(f'wood {color}', color, 0.5, coat=0.3)
    if 'Wood Grain' not in material.node_tree.nodes:
        nodes, links = material.node_tree.nodes, material.node_tree.links
        grain = nodes.new('ShaderNodeTexWave')
        grain.name = 'Wood Grain'
        grain.inputs['Scale'].default_value = 1.1
        grain.inputs['Distortion'].default_value = 2.2
        grain.inputs['Detail'].default_value = 1
        ramp = two_tone(nodes, color, dark(color, 0.16))
        coordinates = nodes.new('ShaderNodeTexCoord')
        stretch = nodes.new('ShaderNodeMapping')
        stretch.inputs['Scale'].default_value = (0.35, 1.0, 2.2)
        links.new(coordinates.outputs['Object'], stretch.inputs['Vector'])
        links.new(stretch.outputs['Vector'], grain.inputs['Vector'])
        links.new(grain.outputs['Color'], ramp.inputs['Fac'])
        links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def blushed(color, blush, axis=(0.6, -0.1, 0.35), make=plastic, spread=(0.45, 0.95)):
    """A surface that blends from one color to another along an axis of the object, like ripe fruit."""
    base = make(color)
    name = f'blushed {base.name} {blush} {axis} {spread}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = base.copy()
    material.name = name
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coordinates = nodes.new('ShaderNodeTexCoord')
    along = nodes.new('ShaderNodeVectorMath')
    along.operation = 'DOT_PRODUCT'
    along.inputs[1].default_value = axis
    lift = nodes.new('ShaderNodeMath')
    lift.inputs[1].default_value = 0.5
    ramp = two_tone(nodes, color, blush, spread)
    links.new(coordinates.outputs['Object'], along.inputs[0])
    links.new(along.outputs['Value'], lift.inputs[0])
    links.new(lift.outputs['Value'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def half_painted(paint, toy, bare):
    """Paint on the right half of a toy, seen from the front, and bare wood on the left, with a wavy edge where the brush has stopped."""
    name = f'half {paint.name} {toy.name}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = paint.copy()
    material.name = name
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coordinates = nodes.new('ShaderNodeTexCoord')
    coordinates.object = toy
    along = nodes.new('ShaderNodeSeparateXYZ')
    wobble = nodes.new('ShaderNodeTexNoise')
    wobble.inputs['Scale'].default_value, wobble.inputs['Detail'].default_value = 1.1, 3
    edge = nodes.new('ShaderNodeMath')
    edge.operation = 'MULTIPLY_ADD'
    edge.inputs[1].default_value, edge.inputs[2].default_value = 0.9, -0.45
    reach = nodes.new('ShaderNodeMath')
    step = nodes.new('ShaderNodeMapRange')
    step.inputs['From Min'].default_value, step.inputs['From Max'].default_value = -0.012, 0.012
    grain = nodes.new('ShaderNodeTexWave')
    grain.inputs['Scale'].default_value, grain.inputs['Distortion'].default_value, grain.inputs['Detail'].default_value = 1.3, 2.4, 1
    ramp = two_tone(nodes, bare, dark(bare, 0.09))
    wood_body = nodes.new('ShaderNodeBsdfPrincipled')
    wood_body.inputs['Roughness'].default_value = 0.6
    mix_both = nodes.new('ShaderNodeMixShader')
    output = next(node for node in nodes if node.type == 'OUTPUT_MATERIAL')
    painted = output.inputs['Surface'].links[0].from_socket
    for start, end in (
        (coordinates.outputs['Object'], along.inputs[0]),
        (coordinates.outputs['Object'], wobble.inputs['Vector']),
        (coordinates.outputs['Object'], grain.inputs['Vector']),
        (wobble.outputs['Fac'], edge.inputs[0]),
        (edge.outputs['Value'], reach.inputs[0]),
        (along.outputs['X'], reach.inputs[1]),
        (reach.outputs['Value'], step.inputs['Value']),
        (grain.outputs['Color'], ramp.inputs['Fac']),
        (ramp.outputs['Color'], wood_body.inputs['Base Color']),
        (step.outputs['Result'], mix_both.inputs['Fac']),
        (wood_body.outputs['BSDF'], mix_both.inputs[1]),
        (painted, mix_both.inputs[2]),
        (mix_both.outputs['Shader'], output.inputs['Surface']),
    ):
        links.new(start, end)
    return material


def two_tone(nodes, first, second, spread=(0.0, 1.0)):
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'EASE'
    for element, color, position in zip(ramp.color_ramp.elements, (first, second), spread):
        element.position, element.color = position, rgba(color)
    return ramp


def surface(name, color, roughness, coat=0.0, metallic=0.0, sheen=0.0, transmission=0.0, specular=0.5, bump=None):
    """The shader behind all materials. `bump` is (noise scale, strength)."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    body = nodes['Principled BSDF']
    values = {
        'Base Color': rgba(color),
        'Roughness': roughness,
        'Clearcoat': coat,
        'Clearcoat Roughness': 0.06,
        'Metallic': metallic,
        'Sheen': sheen,
        'Transmission': transmission,
        'Specular': specular,
    }
    for key, value in values.items():
        body.inputs[key].default_value = value
    if bump:
        noise, relief = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        noise.inputs['Scale'].default_value, relief.inputs['Strength'].default_value = bump
        relief.inputs['Distance'].default_value = 0.05
        coordinates = nodes.new('ShaderNodeTexCoord')
        links.new(coordinates.outputs['Object'], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], relief.inputs['Height'])
        links.new(relief.outputs['Normal'], body.inputs['Normal'])
    return material
